! A defined operator between reals is no power or product.
! standard: 10.1.6
! head: m%f(x)>(y)
module m
  interface operator(.plus.)
    module procedure weird
  end interface
contains
  real(8) function weird(a, b)
    real(8), intent(in) :: a, b
    weird = a*b
  end function weird
  subroutine f(x, y)
    real(8) :: x, y
    y = x .plus. x
  end subroutine f
end module m
