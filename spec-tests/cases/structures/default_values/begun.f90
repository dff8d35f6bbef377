module m
  implicit none
  type :: s
    real(8) :: v = 2.0d0
    integer :: n = 3
    real(8) :: w(3)
  end type
contains
  subroutine init(o, x)
    type(s), intent(out) :: o
    real(8), intent(in) :: x
    o%v = o%v*x
    o%w = x
  end subroutine
  subroutine top(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(s) :: o
    call init(o, x)
    o%n = 2
    y = o%v*sum(o%w)
    call init(o, y)
    y = y + o%v*o%w(2)*o%n
  end subroutine
end module
