subroutine fig8_d(a, ad, b, bd, c, cd, d, dd, e, ed)
  real a, ad, b, bd, c, cd, d, dd, e, ed, x
  ed = 0.0
  x = a*b
  a = 5.0
  dd = a*cd
  d = a*c
  e = a/x
  e = floor(e)
end subroutine fig8_d
