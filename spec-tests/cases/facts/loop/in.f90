subroutine s(n, a, y)
  integer n, i
  real a(n), y
  y = 0.0
  do i = 1, n
    if (a(i) > 0.0) y = y + a(i)*a(i)
  end do
end
