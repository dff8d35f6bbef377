! The bounds of a loop name its variable.
! standard: 11.1.7.4.1
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer :: i
  real(8) :: x(5), y
  i = 2
  y = 1
  do i = i, i + 2
    y = y*x(i) + i
  end do
  y = y*i
end subroutine f
