! A function in the test of an IF overwrites its argument.
! standard: 10.1.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, t
  real(8), external :: g
  t = x
  if (g(t) > 0) y = t*x
  y = y + t
end subroutine f
real(8) function g(t)
  implicit none
  real(8) :: t
  t = t*t
  g = t
end function g
