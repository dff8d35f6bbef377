module m
  type point
    real*8 :: u, w
  end type
  real*8 :: shared
end module

subroutine sets(p, q)            ! overwrites p surely, q perhaps
  real*8 :: p, q
  p = 1.0d0
  if (q > 0.0d0) q = 2.0d0
end subroutine

real*8 function twice(r)
  real*8 :: r, g
  common /c/ g
  g = r
  twice = 2.0d0*r
end function

subroutine top(x, y, k)
  use m
  real*8 :: x, y, t, g, a(3), z
  integer :: k
  type(point) :: s
  common /c/ g
  k = int(x)
  t = x**2 + g**y
  s%u = t
  s%w = s%u*shared
  a(k) = s%w
  call sets(t, z)
  y = twice(a(1)) + real(k)
  read *, z
  write (*, *) z
  block: if (k > 1) then
    y = y + t
  end if block
  y = y*sqrt(abs(z)) + sum(a)
end subroutine
