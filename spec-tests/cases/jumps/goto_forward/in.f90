! Forward jumps: over a part, out of an IF, to the end of a trip, out of two loops, several to one label, to the end.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: i, j
  y = 0.0d0
  if (n < 1) goto 99
  y = x(1)
  if (x(1) > 1.0d0) goto 10
  y = y*x(1)                    ! what is passed over
! behind the first label
10 y = y + sin(x(1))
  do 30 i = 1, n
    if (x(i) > 1.7d0) goto 30
    do 20 j = 1, n
      if (x(j) > 1.5d0) goto 30
      if (y > 40.0d0) goto 40
      y = y + x(i)*x(j)*y
20  continue
    y = y*0.9d0
30 continue
40 if (y > 50.0d0) goto 50
  y = y*y
  if (y > 60.0d0) goto 50
  y = sin(y)
  if (y > 0.9d0) then
    y = y*x(1)
    goto 50
  end if
  y = y + x(1)
50 y = y + 1.0d0
99 continue
end subroutine s
