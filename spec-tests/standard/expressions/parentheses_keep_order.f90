! Parentheses are kept: (a - b) + b in another order would be another number.
! standard: 10.1.8
! head: f(x)>(y)
! tolerance: 1e-4
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  real(8), parameter :: big = 1d10
  y = ((x + big) - big)*x
  y = y + (x*(x + (x)))
end subroutine f
