! The loop variable is passed to a procedure that reads it.
! standard: 11.1.7.4.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer :: i
  real(8) :: x(3), y
  y = 1
  do i = 1, 3
    call g(i, x(i), y)
  end do
end subroutine f
subroutine g(i, t, y)
  implicit none
  integer, intent(in) :: i
  real(8) :: t, y
  y = y*t + i
end subroutine g
