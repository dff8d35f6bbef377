module m
  type t
    real(8), pointer :: p(:) => null()
  end type
contains
  subroutine f(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(t) :: s, r
    allocate(s%p(3))
    s%p = x
    r = s
    r%p(2) = r%p(1)*s%p(3)
    allocate(s%p(3))
    s%p = r%p*x
    y = sum(s%p)*r%p(2)
    deallocate(s%p)
    deallocate(r%p)
  end subroutine
end module
