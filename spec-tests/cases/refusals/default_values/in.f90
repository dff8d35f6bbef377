module m
  implicit none
  type :: pair
    real(8) :: v(2) = [1.0d0, 2.0d0]
  end type
contains
  subroutine several(o, x)
    type(pair), intent(out) :: o(2)
    real(8), intent(in) :: x
    o(1)%v = x
    o(2)%v(1) = o(2)%v(1)*x
  end subroutine
  subroutine top(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(pair) :: o(2)
    call several(o, x)
    y = sum(o(1)%v)*sum(o(2)%v)
  end subroutine
end module
