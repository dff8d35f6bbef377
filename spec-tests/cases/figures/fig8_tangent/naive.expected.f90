subroutine fig8_d(a, ad, b, bd, c, cd, d, dd, e, ed)
  real a, ad, b, bd, c, cd, d, dd, e, ed, x, xd
  xd = a*bd + ad*b
  x = a*b
  ad = 0.0
  a = 5.0
  dd = a*cd + ad*c
  d = a*c
  ed = ad/x - a*xd/x**2
  e = a/x
  ed = 0.0
  e = floor(e)
end subroutine fig8_d
