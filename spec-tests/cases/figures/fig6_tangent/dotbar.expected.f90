subroutine fig6_d(a, ad, b, bd, x, xd, i, j)
  real a(10), ad(10), b(10), bd(10), x, xd
  integer i, j
  ad(i) = xd*b(j) + x*bd(j) - ad(i)*sin(a(i))
  a(i) = x*b(j) + cos(a(i))
end subroutine fig6_d
