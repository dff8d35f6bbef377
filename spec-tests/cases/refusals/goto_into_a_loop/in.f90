subroutine s(n, x, y)
  real x, y
  integer n, i
  y = x
  if (x < 1.0) goto 10
  do i = 1, n
    y = y*x
10  y = y + x
  end do
end subroutine s
