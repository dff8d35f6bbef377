module m
contains
  subroutine f(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    real(8), allocatable, target :: a(:), b(:)
    real(8), pointer :: p
    allocate(a(3))
    a = x
    p => a(2)
    call move_alloc(a, b)
    p = p*b(1)
    b(3) = p*b(3)
    y = b(2)*b(3)
  end subroutine
end module
