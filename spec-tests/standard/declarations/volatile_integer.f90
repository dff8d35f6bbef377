! A VOLATILE integer steers; nobody changes it here.
! standard: 8.5.19
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer, volatile :: k
  real(8) :: x(2), y
  k = 2
  y = x(k)
  k = 1
  y = y*x(k)
end subroutine f
