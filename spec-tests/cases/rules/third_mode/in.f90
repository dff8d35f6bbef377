subroutine f1(n, x, y)
  integer n, i
  real(8) x(n), y(n), t
  t = 1.0
  do i = 1, n
    t = t*x(i) + sin(t)
    if (t > 2.0) then
      t = t/x(i) - (t*t*t)/2.0
    else
      t = -(t*x(i))
    end if
    t = t*t/(t - x(i)*t)
    y(i) = t
  end do
  print *, t
end subroutine
