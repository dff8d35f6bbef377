! EXIT and CYCLE in a loop over passive values.
! standard: 11.1.7.4.4
! head: f(x)>(y)
! expect tapenade-2012: refused: this jump leaves the structure
subroutine f(x, y)
  implicit none
  integer :: i, k
  real(8) :: x(3), y
  k = 0
  do i = 1, 10
    if (mod(i, 2) == 0) cycle
    k = k + i
    if (k >= 3) exit
  end do
  y = x(i)*x(1) + k*x(2)
end subroutine f
