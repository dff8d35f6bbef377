! The derivative of sin applies cos, which is a generic name of the user for reals here.
module m
  implicit none
  interface cos
    module procedure mycos
  end interface
contains
  real(8) function mycos(z)
    real(8), intent(in) :: z
    mycos = z*z*z
  end function
  subroutine f(x, y)
    real(8) :: x, y
    y = sin(x)*cos(x)
  end subroutine
end module
