! An internal function hides the module's function of its name, where both are called.
! standard: 19.5.1.4, 19.3.1
! head: f(x)>(y)
module m
  implicit none
contains
  function g(a)
    real(8), intent(in) :: a
    real(8) :: g
    g = a**3
  end function g
  function h(a)
    real(8), intent(in) :: a
    real(8) :: h
    h = g(a)*2.0d0
  end function h
  subroutine f(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = g(x) + h(x)*g(2.0d0*x)
  contains
    function g(a)
      real(8), intent(in) :: a
      real(8) :: g
      g = sin(a)
    end function g
  end subroutine f
end module m
