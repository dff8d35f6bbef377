subroutine top(x, y)
  real(8) :: x, y
  real(8) :: a, b, c
  common /blk/ a, b, c
  a = x*2.0d0
  b = 3.0d0
  c = x*x
  call low(y)
end subroutine
subroutine low(y)
  real(8) :: y
  real(8) :: q(3)
  common /blk/ q
  y = q(1)*q(2) + sin(q(3))
end subroutine
