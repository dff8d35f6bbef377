subroutine s(x, y)
  real x, y
  go to
end subroutine s
