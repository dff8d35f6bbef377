module m
  type node
    real(8) :: v = 0
    type(node), pointer :: next => null()
  end type
contains
  subroutine f(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(node), target :: a(3)
    type(node) :: tmp
    integer :: i
    do i = 1, 3
      a(i)%v = x(i)
    end do
    a(1)%next => a(2)
    a(2)%next => a(3)
    tmp = a(1)
    tmp%next%v = tmp%v*tmp%next%next%v
    tmp%next => a(3)
    tmp%next%v = tmp%next%v*a(2)%v
    y = a(1)%v + a(2)%v*a(3)%v
  end subroutine
end module
