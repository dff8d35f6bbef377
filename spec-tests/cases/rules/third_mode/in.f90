subroutine f1(n, x, y)
  integer n, i
  real(8) x(n), y(n), t
  t = 1.0
  do i = 1, n
    t = t*x(i) + sin(t)
    y(i) = t
  end do
end subroutine
