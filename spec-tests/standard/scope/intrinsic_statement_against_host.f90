! INTRINSIC brings back what the module hides.
! standard: 8.5.11, 19.5.1.4
! head: m%f(x)>(y)
module m
  implicit none
  real(8) :: cosh = 2
contains
  subroutine f(x, y)
    real(8) :: x, y
    intrinsic :: cosh
    y = cosh(x)*x
  end subroutine f
end module m
