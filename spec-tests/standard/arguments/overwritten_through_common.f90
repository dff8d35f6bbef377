! The actual is in COMMON; the callee overwrites another member of the block.
! standard: 15.5.2.13
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, a, b
  common /blk/ a, b
  a = x
  b = x*x
  call g(b)
  y = a*b
end subroutine f
subroutine g(p)
  implicit none
  real(8) :: p, a, b
  common /blk/ a, b
  a = a*p
  p = p*a
end subroutine g
