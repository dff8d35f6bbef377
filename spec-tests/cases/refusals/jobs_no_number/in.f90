subroutine s(x, y)
  real x, y
  y = x*x
end subroutine s
