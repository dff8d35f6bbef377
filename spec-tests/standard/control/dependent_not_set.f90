! The dependent is set on one way only: on the other it is what came in.
! standard: 8.5.10
! head: f(x,y)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x(2), y(2)
  integer :: i
  do i = 1, 2
    if (x(i) > 0.5d0) y(i) = x(i)**2
  end do
end subroutine f
