! Loop variables of other integer kinds.
! standard: 11.1.7.4.1
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer(8) :: i, n
  integer(2) :: j
  real(8) :: x(4), y
  n = 3
  y = x(1)
  do i = 1, n
    do j = 4_2, 2_2, -1_2
      y = y*x(j) + x(i)*sin(y)
    end do
  end do
end subroutine f
