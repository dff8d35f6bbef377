! A function with a side effect on its argument, which the expression does not use otherwise.
! standard: 15.5.2.13, 10.1.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, t
  real(8), external :: g
  t = x*3
  y = g(t)
  y = y + t*x
end subroutine f
real(8) function g(a)
  implicit none
  real(8) :: a
  g = a*a
  a = sin(g)
end function g
