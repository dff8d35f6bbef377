subroutine s(x, y)
  real*8 :: x, y
  include 'd.inc'
  y = c(1)*x*d
end subroutine s
