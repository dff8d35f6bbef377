! An expression is passed where the callee only reads; its operands change afterwards.
! standard: 15.5.2.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, t
  t = x
  call g(t*x + 1, 2*t, y)
  t = y*y
  call g(t, x, y)
end subroutine f
subroutine g(p, q, r)
  implicit none
  real(8), intent(in) :: p, q
  real(8), intent(out) :: r
  r = p*sin(q)
end subroutine g
