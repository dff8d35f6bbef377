subroutine s(x, y)
  use rates
  real*8 :: x, y
  y = rate*x*x
end subroutine s
