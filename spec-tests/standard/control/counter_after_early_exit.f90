! The variable of a loop behind it, left early or run out, says which element is meant.
! standard: 11.1.7.4.4, 11.1.12
! head: f(x)>(y)
! expect tapenade-2012: refused: this jump leaves the structure
subroutine f(x, y)
  implicit none
  real(8), intent(in) :: x(4)
  real(8), intent(out) :: y
  integer :: i, k
  real(8) :: t(0:5)
  t = 1.0d0
  do k = 1, 2
    do i = 4, 1, -1
      t(i) = t(i)*x(i)
      if (i == 2*k - 1 .and. k == 2) exit
    end do
    t(i) = t(i)*x(k) + x(4)*t(i + 1)
  end do
  y = t(0)*t(3)*t(k)
end subroutine f
