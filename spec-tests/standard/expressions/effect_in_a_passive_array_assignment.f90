! A whole array of integers is assigned from a function with an effect.
! standard: 10.1.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, t
  integer, external :: g
  integer :: k(2)
  t = x
  k = g(t)
  y = t*x*k(2)
end subroutine f
integer function g(t)
  implicit none
  real(8) :: t
  t = t*t
  g = 2
end function g
