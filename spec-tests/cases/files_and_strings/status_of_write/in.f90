! A WRITE that tells how it ended: copied, as one that does not; the status is data like any other.
subroutine s(x, y)
  real x(3), y(3)
  integer i
  y(1) = x(1)
  write (6, *, iostat=i) y(1)
  if (i == 0) y(1) = y(1)*x(2)
end subroutine s
