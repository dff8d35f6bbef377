! The last step of a loop goes beyond its bound, up and down.
! standard: 11.1.7.4.1
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer :: i
  real(8) :: x(9), y
  y = 1
  do i = 1, 9, 5
    y = y*x(i) + x(2)
  end do
  do i = 9, 1, -6
    y = y*x(i) + x(3)
  end do
  do i = 3, 1
    y = 0
  end do
  y = y*i
end subroutine f
