subroutine top(x, y)
  real(8) :: x, y
  integer :: n
  real(8) :: a, b
  common /blk/ a, n, b
  a = x*2.0d0
  n = 3
  b = x
  call low(y)
end subroutine
subroutine low(y)
  real(8) :: y
  real(8) :: a
  integer :: m(3)
  common /blk/ a, m
  y = a*m(1)
  call last(y)
end subroutine
subroutine last(y)
  real(8) :: y, a, b
  real(4) :: s
  common /blk/ a, s, b
  s = 1.0
  y = y*a*b*s
end subroutine
