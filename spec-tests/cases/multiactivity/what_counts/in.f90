subroutine top(x, r)
  implicit none
  real*8 :: x, r, a(2), b(2), c, s, t
  c = 2.0d0
  a = x
  b = c
  s = x
  t = c
  call first(x, a, c)
  call first(x, b, c)
  call squashed(x, s)
  call squashed(x, t)
  r = a(1)*a(2) + b(1)*b(2)*x + s*t
end subroutine top

! The other element stays as it was: with a derivative in the first call, without one in the squashed.
subroutine first(u, a, v)
  implicit none
  real*8 :: u, a(2), v
  real*8, save :: factor = 2.0d0
  if (v > 0.0d0) a(1) = factor*u*u
end subroutine first

! Nothing of s comes in.
subroutine squashed(u, s)
  implicit none
  real*8 :: u, s
  s = sin(u)
end subroutine squashed
