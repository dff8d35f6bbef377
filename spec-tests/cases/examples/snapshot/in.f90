subroutine step(a, b, t)
  real*8 :: a, b, t
  b = b*sin(a)
  t = a*b
  a = a*t
end subroutine

subroutine twice(x, y, z)
  real*8 :: x, y, z, t
  t = x*y
  z = t*x
  call step(x, y, t)
  z = z + x*t
  call step(y, x, t)
  z = z*x + t
end subroutine
