module m
  type leaf
    real(8), pointer :: v(:) => null()
    integer :: n = 0
  end type
contains
  subroutine f(x, y)
    real(8), intent(in) :: x(4)
    real(8), intent(out) :: y
    type(leaf) :: a(3)
    real(8), target :: w(4)
    integer :: i
    w = x
    do i = 1, 3
      a(i) = leaf(w(i:i+1), i)
    end do
    a(2) = a(3)
    a(2)%v(1) = a(1)%v(2)*a(2)%n
    a(1)%v = a(1)%v*w(4)
    y = sum(w*w)
  end subroutine
end module
