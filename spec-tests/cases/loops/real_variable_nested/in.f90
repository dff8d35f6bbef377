subroutine f(x, a, y)
  real*8 :: x, a, y, s
  real*8 t
  s = 0.0d0
  t = 0.25d0*a
  outer: do t = t, t + 2.0d0 + a, 0.5d0
    if (s > 4.0d0) s = s*0.5d0
    do u = 1, 2
      s = s + t*sin(x)*u
    end do
  end do outer
  y = s*t
  do t = 0.5, 1.25, 0.25
    y = y + t*s
    y = y*x
  end do
end subroutine f
