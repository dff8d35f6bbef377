subroutine s(x, y)
  real x, y
  if (x > 1 y = x
end subroutine s
