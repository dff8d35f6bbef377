subroutine s(x, y)
  real(8) x, y, z
  pointer (p, z)
  p = loc(x)
  z = 2*y
  y = x*3
end subroutine
