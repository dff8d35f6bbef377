subroutine s(x, y)
  real x, y, a(2), b(2)
  equivalence (a(2), b(1))
  a(1) = x
  a(2) = x*x
  y = b(1)
end subroutine s
