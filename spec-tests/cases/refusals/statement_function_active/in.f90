subroutine s(x, y)
  real(8) x, y
  real f, a
  f(a) = a*a
  y = f(x)
end subroutine s
