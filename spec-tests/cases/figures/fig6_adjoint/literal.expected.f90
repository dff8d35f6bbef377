subroutine fig6_b(a, ab, b, bb, x, xb, i, j)
  real a(10), ab(10), b(10), bb(10), x, xb, vb
  integer i, j
  vb = ab(i)
  ab(i) = 0.0
  xb = xb + b(j)*vb
  bb(j) = bb(j) + x*vb
  ab(i) = ab(i) - sin(a(i))*vb
end subroutine fig6_b
