module m
  implicit none
  private
  type pair
    real :: a, b
  end type
  type(pair), parameter :: weights = pair(2.0, 3.0)
  public :: f
contains
  subroutine f(x, y)
    real :: x, y
    y = x*weights%a
  end subroutine
end module
