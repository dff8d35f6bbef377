subroutine s(x, y, k)
  implicit none
  real(8) :: x, y
  integer(8) :: i, k
  integer :: e
  y = x
  i = transfer(1.5d0, i)
  i = ieor(i, k)
  y = y + transfer(i, y)
  i = transfer(x, i)
  e = int(ishft(i, -52)) - 1023
  if (e < 0) y = y*2.0d0**e + dble(e)
end subroutine s
