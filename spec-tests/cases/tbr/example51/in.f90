subroutine example51(x1, x2, v)
  real x1, x2, y, z, v
  y = sin(x1 + x2)
  z = y
  x1 = x2
  v = z*x2
end subroutine example51
