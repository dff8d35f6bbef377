subroutine f(x, a, y, t)
  real*8 :: x, a, y, t, s, st
  st = 0.1d0*x
  s = 0.0d0
  do t = a, 1.25d0, st
    s = s + sin(t*x)
  end do
  y = s*t
end subroutine f
