subroutine f(x, a, y)
  real*8 :: x, a, y, s
  real*8 t
  s = 0.0d0
  do t = a, a + 2.0d0 + a, 0.5d0
    if (s > 4.0d0) cycle
    s = s + t*sin(x)
  end do 
  y = s*t
end subroutine f
