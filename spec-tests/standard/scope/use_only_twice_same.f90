! ONLY lists of the same module add up.
! standard: 14.2.2
! head: f(x)>(y)
module m
  implicit none
  real(8) :: a, b, x0 = 1
end module m
subroutine f(x, y)
  use m, only: a
  use m, only: b, b2 => b
  implicit none
  real(8) :: x, y, x0
  x0 = x
  a = x0
  b = a*x
  y = b2*a
end subroutine f
