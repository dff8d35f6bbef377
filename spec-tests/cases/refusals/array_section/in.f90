subroutine s(x, y)
  real x(3), y(3)
  y(1:2) = x(2:3)*x(1)
end subroutine s
