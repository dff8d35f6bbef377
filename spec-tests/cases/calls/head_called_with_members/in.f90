subroutine s(p, r)
  implicit none
  real*8 :: p, r, g(2), h
  common /blk/ g, h
  p = p*r
end subroutine s

subroutine t(x, y)
  implicit none
  real*8 :: x, y, g(2), h
  common /blk/ g, h
  g(1) = x*x
  h = sin(x)
  call s(y, g(1))
  call s(y, h)
end subroutine t
