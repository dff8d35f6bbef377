subroutine s(x, y, k)
  real x, y
  integer k
  assign 10 to k
  goto k, (10, 20)
10 y = x
  return
20 y = x*x
end subroutine s
