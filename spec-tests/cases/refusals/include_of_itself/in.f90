subroutine f(x, y)
  real*8 :: x, y
  include 'part.inc'
  y = x*x
end subroutine f
