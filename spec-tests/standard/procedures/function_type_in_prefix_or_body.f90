! The type in the prefix, in the body, and by a kind of a module used in the body.
! standard: 15.6.2.2
! head: f(x)>(y)
module kinds
  integer, parameter :: wp = kind(0d0)
end module kinds
real(wp) function g(x)
  use kinds, only: wp
  implicit none
  real(wp) :: x
  g = x**2
end function g
function h(x)
  use kinds
  implicit none
  real(wp) :: h, x
  h = exp(x)
end function h
subroutine f(x, y)
  use kinds
  implicit none
  real(wp) :: x, y
  real(wp), external :: g, h
  y = g(x)*h(x)
end subroutine f
