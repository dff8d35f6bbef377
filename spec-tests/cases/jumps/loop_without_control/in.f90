! An iteration until it converges: the loop ends in one way, and nothing says how it did.
subroutine s(x, y)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  real(8) :: old
  integer :: trips
  y = 1.0d0
  trips = 0
  do
    old = y
    y = 0.5d0*(y + x/y)
    trips = trips + 1
    if (abs(y - old) < 1.0d-10 .or. trips > 50) exit
    y = y + 0.001d0*sin(y)
  end do
  do
    y = y*1.1d0
    if (y > 5.0d0*x) exit
    y = y + 0.2d0*x
    if (y > 4.0d0*x) exit
  end do
end subroutine s
