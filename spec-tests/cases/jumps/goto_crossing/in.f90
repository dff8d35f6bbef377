! A loop that is entered at its test, one that is entered in two ways, and ranges that cross: where no order of the parts does, a
! variable says where to go on.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: i
  i = 0
  y = 1.0d0
  goto 20
10 y = y + x(i)*y
20 i = i + 1
  if (i <= n) goto 10
  i = 1
  if (y > 8.0d0) goto 40
30 y = y*x(i) + 0.5d0
40 i = i + 1
  y = sin(y) + x(i - 1)
  if (i < n) goto 30
  do i = 1, n
    if (x(i) > 0.5d0) goto 50
    y = y*1.1d0
    if (y > 2.0d0) goto 60
50  y = y + x(i)
    if (y > 3.0d0) goto 70
60  y = y*x(i)
  end do
  y = y*2.0d0
70 continue
end subroutine s
