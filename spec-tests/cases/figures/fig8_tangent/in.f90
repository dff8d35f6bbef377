subroutine fig8(a, b, c, d, e)
  real a, b, c, d, e, x
  x = a*b
  a = 5.0
  d = a*c
  e = a/x
  e = floor(e)
end subroutine fig8
