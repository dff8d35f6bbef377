subroutine top(x, r)
  implicit none
  real*8 :: x, r, a(2), b(2), c
  c = 2.0d0
  a = x
  b = c
  call first(x, a, c)
  call first(x, b, x)
  r = a(1)*a(2) + b(1)*b(2)*x
end subroutine top

! The other element stays as it was: with a derivative in the first call, without one in the second.
subroutine first(u, a, v)
  implicit none
  real*8 :: u, a(2), v
  if (v > 0.0d0) a(1) = u*u
end subroutine first
