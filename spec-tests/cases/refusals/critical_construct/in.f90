subroutine s(x, y)
  real x(3), y(3)
  critical
    y(1) = x(1)*2
  end critical
end subroutine s
