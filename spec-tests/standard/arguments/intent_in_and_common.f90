! An actual is a member of COMMON; the callee reads both, neither is overwritten.
! standard: 15.5.2.13
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, a, b
  common /blk/ a, b
  a = x
  b = x*x
  call g(b, y)
end subroutine f
subroutine g(p, y)
  implicit none
  real(8) :: p, y, a, b
  common /blk/ a, b
  y = p*a*b
end subroutine g
