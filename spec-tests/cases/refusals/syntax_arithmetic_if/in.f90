subroutine s(x, y)
  real x, y
  if (x) 10, 20
end subroutine s
