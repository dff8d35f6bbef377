subroutine s(x, y)
  real x(3), y(3)
  y(1) = x(1)
  entry t(x)
  y(2) = x(2)
end subroutine s
