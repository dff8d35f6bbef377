! PRINT and WRITE between active statements, with implied DO.
! standard: 12.6.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer :: i
  real(8) :: x(3), y
  y = x(1)*x(2)
  print *, y, (x(i), i*2, i = 1, 3)
  write (*, '(a, 3(f8.3, ","))') 'x', (x(i), i = 1, 3)
  y = y*x(3)
end subroutine f
