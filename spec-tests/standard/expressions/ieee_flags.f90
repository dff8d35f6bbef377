! IEEE functions: passive tests of active values.
! standard: 17
! head: f(x)>(y)
subroutine f(x, y)
  use, intrinsic :: ieee_arithmetic, only: ieee_is_nan, ieee_is_finite
  implicit none
  real(8) :: x, y
  y = x*x
  if (ieee_is_nan(y)) y = 0
  if (ieee_is_finite(x)) y = y*x
end subroutine f
