subroutine s
  real a(10), b(5), c, d(2, 2)
  integer i
  equivalence (a(1), b(2), i), (c, d(1, 2))
end subroutine s
