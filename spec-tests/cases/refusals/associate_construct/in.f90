subroutine s(x, y)
  real x(3), y(3)
  associate (z => x(1))
    y(1) = z*2
  end associate
end subroutine s
