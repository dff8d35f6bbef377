! y = g(y): the actual is the variable that is assigned.
! standard: 10.2.1.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  real(8), external :: g
  y = x
  y = g(y)
  y = g(y)*y
end subroutine f
real(8) function g(t)
  implicit none
  real(8), intent(in) :: t
  g = t*t + 1
end function g
