! Implied DO inside of an implied DO, whose variables are those of no loop around.
! standard: 7.8, 19.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y
  integer :: i, j
  real(8) :: t(6)
  y = 0.0d0
  do i = 1, 2
    t = [((x(j)*x(i)**j, i=j, 3), j=1, 3)]
    y = y + t(i)*t(6) + sum([(x(j)**2, j=3, 1, -2)])
  end do
end subroutine f
