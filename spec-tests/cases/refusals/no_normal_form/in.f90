! Others know by its name what an elemental function's loop would need: the procedure is refused as it stands, and that is said.
subroutine f(x, y, size)
  implicit none
  real(8) :: x(4), y(4)
  integer :: size
  interface
    elemental real(8) function g(a)
      real(8), intent(in) :: a
    end function
  end interface
  y = g(x)*size
end subroutine

elemental real(8) function g(a)
  real(8), intent(in) :: a
  g = a*a
end function
