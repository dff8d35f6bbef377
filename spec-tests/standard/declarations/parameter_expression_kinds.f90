! A named constant is converted to its declared type and kind.
! standard: 8.5.13
! head: f(x)>(y)
! tolerance: 1e-7
subroutine f(x, y)
  implicit none
  integer, parameter :: n = 7.9
  real(8), parameter :: third = 1/3.0
  real(8), parameter :: h = n/2, pi = 4*atan(1d0)
  complex(8), parameter :: c = n
  real(8) :: x, y
  y = n*x + third*x**2 + h*sin(pi*x) + real(c)*x
end subroutine f
