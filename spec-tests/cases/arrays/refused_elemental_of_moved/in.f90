! The value of an argument of an elemental procedure reads an element that another argument overwrites.
module m
contains
  elemental subroutine change(x, z)
    real*8, intent(inout) :: x
    real*8, intent(in) :: z
    x = sin(x*z) + 0.6d0*z
  end subroutine
end module
subroutine f(n, x, y)
  use m
  integer n
  real*8 x(n), y(n)
  y = x
  call change(y(4:1:-1), 0.5d0*y(2))
end subroutine
