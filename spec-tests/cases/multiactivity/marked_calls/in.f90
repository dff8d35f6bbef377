subroutine top(x, y, r)
  implicit none
  real*8 :: x, y, r, s, t
  real*8, parameter :: c = 2.0d0
  !$AD SPECIALIZE
  call f(x, c, r)
  call f(c, y, s)
  call f(x, y, t)
  r = r*s*t
end subroutine top

subroutine f(u, v, r)
  implicit none
  real*8 :: u, v, r
  r = u*v*v
end subroutine f
