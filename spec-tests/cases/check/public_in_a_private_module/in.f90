! With derivatives inside the modules themselves, the derivative of a module variable stands there, too.
module tools
  implicit none
  private
  public :: scaled
  real(8), public :: w = 2
contains
  real(8) function scaled(x)
    real(8), intent(in) :: x
    scaled = w*x**2
  end function
end module
module driver
  use tools, only: scaled, w
  implicit none
contains
  subroutine run(x, cost)
    real(8), intent(in) :: x
    real(8), intent(out) :: cost
    cost = scaled(x) + w**3
  end subroutine
end module
