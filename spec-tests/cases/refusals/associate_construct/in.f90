subroutine s(x, y)
  type pair
    real :: a, b
  end type
  real x(3), y(3)
  associate (z => pair(x(1), x(2)))
    y(1) = z%a*z%b
  end associate
end subroutine s
