subroutine fig6_b(a, ab, b, bb, x, xb, i, j)
  real a(10), ab(10), b(10), bb(10), x, xb
  integer i, j
  xb = xb + b(j)*ab(i)
  bb(j) = bb(j) + x*ab(i)
  ab(i) = -sin(a(i))*ab(i)
end subroutine fig6_b
