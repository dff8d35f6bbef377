subroutine s(x, y, n)
  integer n
  real x(*), y
  y = x(1)*x(n)
end subroutine s
