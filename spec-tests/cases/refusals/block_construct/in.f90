subroutine s(x, y)
  real x(3), y(3)
  block
    real, allocatable :: t
    t = x(1)
    y(1) = t*t
  end block
end subroutine s
