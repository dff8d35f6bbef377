! A table in a callee: DATA, read only.
! standard: 8.6.7
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  real(8), external :: g
  y = g(1, x)*g(2, x)
end subroutine f
real(8) function g(i, x)
  implicit none
  integer :: i
  real(8) :: x, c(2), d
  data c, d /2*3d0, 0.5d0/
  g = c(i)*x**i + d
end function g
