! Operands of two kinds: the operation is done in the larger, the assignment converts.
! standard: 10.1.9.3, 10.2.1.3
! head: f(x,a)>(y,b)
subroutine f(x, a, y, b)
  implicit none
  real(8) :: x, y
  real(4) :: a, b
  y = x*a + a**2
  b = real(y*a, 4)
  y = y + b
end subroutine f
