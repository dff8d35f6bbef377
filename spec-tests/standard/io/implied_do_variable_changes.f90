! The variable of an implied DO keeps its last value plus one.
! standard: 12.6.3, 11.1.7.4.4
! head: f(x)>(y)
! expect: refused: changes variables that derivatives need
subroutine f(x, y)
  implicit none
  integer :: i
  real(8) :: x(4), y
  i = 1
  y = x(i)
  write (*, *) (x(i), i = 1, 3)
  y = y*x(i)
end subroutine f
