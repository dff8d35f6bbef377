subroutine s(x, y)
  implicit none
  real*8 :: x, y, g, h
  common /blk/ g, h
  y = x*x
end subroutine s
