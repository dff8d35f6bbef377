subroutine s(x, y)
  real x(3), y(3)
  real, save :: z[*]
  z[1] = x(1)
  y(1) = x(1)*z
end subroutine s
