! Two loops after each other and one inside of a third use one variable.
! standard: 11.1.7.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer :: i, j
  real(8) :: x(3), y
  y = 1
  do j = 1, 2
    do i = 1, 3
      y = y*x(i) + 1
    end do
    do i = i - 1, 1, -1
      y = y + x(i)*y
    end do
    y = y*x(i + 1)
  end do
end subroutine f
