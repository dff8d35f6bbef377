module m
  implicit none
  type :: part
    real(8) :: u = 0, v = 0
  end type
  type :: whole
    type(part) :: inner
    real(8) :: w = 1
  end type
contains
  subroutine f(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(whole) :: o
    o%inner%v = x*x
    y = o%inner%v*o%w
  end subroutine
end module
