! A function without side effects in a test that may not be evaluated.
! standard: 10.1.7
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  real(8), external :: g
  y = x
  if (x > 2 .and. g(x) > 1) y = 0
  if (x < 2 .or. g(x) > 1) y = y*g(x)
end subroutine f
real(8) function g(x)
  implicit none
  real(8) :: x
  g = 1 + x*x
end function g
