subroutine s(x, y)
  real x, y, f
  f(a) = a*a
  y = f(x)
end subroutine s
