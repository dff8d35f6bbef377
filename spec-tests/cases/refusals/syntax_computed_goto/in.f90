subroutine s(x, y)
  real x, y
  go to (10, x), i
end subroutine s
