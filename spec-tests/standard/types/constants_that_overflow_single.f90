! Literals without a kind are of single precision, and stay so in the derivative.
! standard: 7.4.3.2
! head: f(x)>(y)
! tolerance: 1e-6
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  y = 0.1*x**2
  y = y/3.0
end subroutine f
