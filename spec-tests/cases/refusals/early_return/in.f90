subroutine s(x, y)
  real x, y
  y = x
  if (x > 1.0) return
  y = y*x
end subroutine s
