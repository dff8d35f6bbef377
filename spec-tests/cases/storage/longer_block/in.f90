subroutine top(x, y)
  real(8) :: x, y
  real(8) :: a, b
  common /blk/ a, b
  a = x*2.0d0
  b = x*x
  call low(y)
end subroutine
subroutine low(y)
  real(8) :: y
  real(8) :: a, b, c, d
  common /blk/ a, b, c, d
  c = a*3.0d0
  d = b*c
  y = c + sin(d)
end subroutine
