! A loop without control.
! standard: 11.1.7.4.1
! head: f(x)>(y)
! expect tapenade-2012: refused: a loop without control on an active path: not differentiated yet
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  integer :: i
  i = 0
  y = x
  do
    i = i + 1
    if (i > 3) exit
    y = y*x
  end do
end subroutine f
