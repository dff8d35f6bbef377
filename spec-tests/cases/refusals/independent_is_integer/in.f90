subroutine s(x, k, y)
  real x, y
  integer k
  y = x*k
end subroutine s
