! The module has a variable named cos; the derivative of sin needs the intrinsic.
! standard: 19.5.1.4
! head: m%f(x)>(y)
module m
  implicit none
  real(8) :: cos = 2
contains
  subroutine f(x, y)
    real(8) :: x, y
    y = sin(x)*cos
  end subroutine f
end module m
