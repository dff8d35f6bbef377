subroutine s(p, r)
  implicit none
  real*8 :: p, r, h
  common /blk/ h
  p = p*r
end subroutine s

subroutine v(x, y)
  implicit none
  real*8 :: x, y, h
  common /blk/ h
  h = x*y
  call s(h, x)
  y = h
end subroutine v
