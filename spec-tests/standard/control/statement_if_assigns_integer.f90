! Integers that steer are overwritten under a test of an active value.
! standard: 11.1.8.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer :: k
  real(8) :: x(3), y
  k = 1
  y = x(k)
  if (x(1) > 0.01d0) k = 3
  y = y*x(k)
  if (x(2) > 100) k = 2
  y = y*x(k)
end subroutine f
