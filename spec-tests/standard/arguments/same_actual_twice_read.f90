! The same variable twice, only read.
! standard: 15.5.2.13
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  call g(x, x, y)
end subroutine f
subroutine g(p, q, y)
  implicit none
  real(8) :: p, q, y
  y = p*q + sin(q)
end subroutine g
