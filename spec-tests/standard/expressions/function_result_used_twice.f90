! The same function twice in one expression, and as the argument of itself.
! standard: 10.1.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  real(8), external :: g
  y = g(x)*g(x) + g(g(x))
end subroutine f
real(8) function g(x)
  implicit none
  real(8) :: x
  g = sin(x) + x
end function g
