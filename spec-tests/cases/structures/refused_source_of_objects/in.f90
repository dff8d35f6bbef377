module m
  implicit none
  type box
    real(8) :: v, w(2)
  end type
contains
  subroutine f(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(box), allocatable :: a, b(:)
    type(box) :: c
    c%v = x(1)*x(2)
    c%w = x(2:3)
    allocate(a, source=c)
    allocate(b(2), source=a)
    b(2)%v = x(3)
    y = b(1)%v*b(2)%v + b(1)%w(2)*a%v
  end subroutine
end module
