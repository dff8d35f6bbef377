subroutine smooth(x, n, z)
  integer :: n, i
  real*8 :: x(n), z, t
  t = x(1)
  z = 0.0d0
  do i = 2, n
    t = t*x(i) + sin(t)
    if (t > 1.5d0) t = max(t, x(i))/2.0d0
    z = z + 3.0d0*t - x(i)*x(i - 1)
  end do
end subroutine
