! A passive assignment asks a function that overwrites an active variable.
! standard: 10.1.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, t
  integer, external :: g
  integer :: k
  t = x
  k = g(t)
  y = t*x*k
end subroutine f
integer function g(t)
  implicit none
  real(8) :: t
  t = t*t
  g = 2
end function g
