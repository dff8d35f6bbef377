module m
  type t
    real(8) :: a(2)
    real(8), pointer :: p => null()
  end type
contains
  subroutine f(x, y)
    real(8), intent(in) :: x(2)
    real(8), intent(out) :: y
    type(t), target :: s, r
    s%a = x
    s%p => s%a(2)
    r = s
    r%p = r%p*r%a(1)
    r%p => r%a(1)
    r%p = r%p*s%p
    y = s%a(2)*r%a(1)
  end subroutine
end module
