subroutine s(x, y)
  real x, y
  y = x
10 y = y*x
  if (y < 1.0) goto 10
end subroutine s
