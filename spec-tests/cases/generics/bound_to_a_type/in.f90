module m
  implicit none
  type scale
    real(8) :: by = 2.0d0
  contains
    procedure, pass(s) :: scaled
    generic :: operator(*) => scaled
  end type scale
contains
  real(8) function scaled(x, s)
    real(8), intent(in) :: x
    class(scale), intent(in) :: s
    scaled = x*x + s%by
  end function scaled
end module m
subroutine f(x, y)
  use m
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  type(scale) :: s
  y = x*s + x*x
end subroutine f
