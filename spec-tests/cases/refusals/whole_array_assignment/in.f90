subroutine s(x, y)
  real x(3), y(3)
  y = 2.0*x
end subroutine s
