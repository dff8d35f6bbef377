module m
  implicit none
  interface square
    module procedure square1
  end interface square
contains
  elemental real(8) function square1(x)
    real(8), intent(in) :: x
    square1 = x*x
  end function square1
end module m
subroutine f(x, y)
  use m
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y(3)
  y = square(x)
end subroutine f
