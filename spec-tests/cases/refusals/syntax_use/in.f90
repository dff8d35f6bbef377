subroutine s(x, y)
  real x, y
  use m, only a
end subroutine s
