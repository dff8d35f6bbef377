module m
  type leaf
    real(8), pointer :: v => null()
  end type
contains
  subroutine set(q, p)
    type(leaf), intent(in) :: p
    type(leaf), intent(inout) :: q
    q%v => p%v
    q%v = q%v*2
  end subroutine
  subroutine f(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(leaf) :: a, b
    real(8), target :: w
    w = x
    b%v => w
    call set(a, b)
    w = w*a%v
    y = a%v
  end subroutine
end module
