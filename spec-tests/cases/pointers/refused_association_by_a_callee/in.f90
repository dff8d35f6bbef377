module m
  type leaf
    real(8), pointer :: v => null()
  end type
contains
  subroutine set(q, p)
    type(leaf), intent(in) :: p
    type(leaf), intent(inout) :: q
    q%v => p%v
  end subroutine
  subroutine f(x, s)
    real(8), intent(in) :: x
    real(8), intent(out) :: s
    type(leaf) :: a, b
    real(8), target :: w
    b%v => w
    call set(a, b)
    w = x**2
    s = a%v
  end subroutine
end module
