subroutine s(a, b, i)
  real a(3), b
  integer i
  a = b
  a(i) = b*2; b = 3
  if (b > 1) a(2) = 4
end subroutine s
