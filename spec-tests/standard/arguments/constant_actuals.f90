! Constants are passed where the callee has a derivative.
! standard: 15.5.2.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8), parameter :: c = 2
  real(8) :: x, y, t
  call g(x, 3d0, t)
  call g(c, t, y)
end subroutine f
subroutine g(p, q, r)
  implicit none
  real(8) :: p, q, r
  r = p*q + q**2
end subroutine g
