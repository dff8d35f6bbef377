subroutine s(x, y)
  real x(3), y(3)
  associate (z => 2*x)
    y(1) = z(1)*2
  end associate
end subroutine s
