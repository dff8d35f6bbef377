subroutine fig6(a, b, x, i, j)
  real a(10), b(10), x
  integer i, j
  a(i) = x*b(j) + cos(a(i))
end subroutine fig6
