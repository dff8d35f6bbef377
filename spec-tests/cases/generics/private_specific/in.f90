module m
  implicit none
  private
  public :: operator(.times.), f
  interface operator(.times.)
    module procedure times
  end interface operator(.times.)
contains
  real(8) function times(a, b)
    real(8), intent(in) :: a, b
    times = a*b
  end function times
  subroutine f(x, y)                 ! inside, it can be named
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = x .times. x
  end subroutine f
end module m
subroutine g(x, y)
  use m
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  y = x .times. x
end subroutine g
