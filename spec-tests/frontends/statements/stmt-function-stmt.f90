subroutine s(x, y)
  real x, y, f, g
  f(a, b) = a + 2*b
  g(a) = f(a, a)
  y = g(x)
end subroutine
