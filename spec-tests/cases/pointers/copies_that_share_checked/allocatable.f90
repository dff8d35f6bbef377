module m
  type t
    real(8), pointer :: p => null()
    real(8) :: k = 1
  end type
contains
  subroutine f(x, y)
    real(8), intent(in) :: x(2)
    real(8), intent(out) :: y
    real(8), target :: w(2)
    type(t), allocatable :: o(:)
    type(t), pointer :: q
    type(t), target :: s
    w = x
    allocate(o(2))
    o(1)%p => w(1)
    o(2)%p => w(2)
    s = o(2)
    q => s
    q%p = q%p*o(1)%p
    q = o(1)
    s%p = s%p*w(2)
    y = w(1)*w(2)*q%k
  end subroutine
end module
