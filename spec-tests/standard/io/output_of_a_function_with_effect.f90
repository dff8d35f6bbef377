! A function in an output list overwrites its argument.
! standard: 12.6.3, 10.1.4
! head: f(x)>(y)
! expect: refused: a function in a list of output changes variables
subroutine f(x, y)
  implicit none
  real(8) :: x, y, t
  real(8), external :: g
  t = x
  write (*, *) g(t)
  y = t*x
end subroutine f
real(8) function g(t)
  implicit none
  real(8) :: t
  t = t*t
  g = t
end function g
