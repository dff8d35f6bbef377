module m
  type o
    real(8) :: q
    real(8), allocatable :: a(:)
  end type
contains
  subroutine g(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(o), allocatable :: a
    allocate(a)
    a%a = x
    y = a%a(1)*a%a(2)
  end subroutine
end module
