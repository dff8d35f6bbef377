! The assignment is not needed, but the function it asks is, for its effect.
! standard: 10.1.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, t, unused
  real(8), external :: g
  t = x
  unused = g(t)
  y = t*x
end subroutine f
real(8) function g(t)
  implicit none
  real(8) :: t
  g = t
  t = t*t
end function g
