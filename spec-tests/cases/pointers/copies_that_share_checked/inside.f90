module m
  type leaf
    real(8), pointer :: v => null()
  end type
  type box
    type(leaf) :: l(2)
  end type
contains
  subroutine f(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(box) :: a, b
    real(8), target :: w, u
    a%l(1)%v => w
    a%l(2)%v => u
    b = a
    w = x
    u = x**2
    b%l(2)%v = b%l(1)%v*u
    y = u*w
  end subroutine
end module
