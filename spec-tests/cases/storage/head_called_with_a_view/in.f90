! The actual lies over more than what the head names, and over more than what the call overwrites.
subroutine s(p, r)
  implicit none
  real(8) :: p, r, g(2), h
  common /blk/ g, h
  p = p*r
  g(2) = p*h
end subroutine s
subroutine t(x, y)
  implicit none
  real(8) :: x, y, q(3)
  common /blk/ q
  q(1) = x*x
  q(3) = sin(x)
  call s(y, q(1))
  y = y*q(2)
end subroutine t
