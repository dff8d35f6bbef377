subroutine s(x, y, k)
  real x, y
  integer k
  goto (10, 20), k
10 y = x
  return
20 y = x*x
end subroutine s
