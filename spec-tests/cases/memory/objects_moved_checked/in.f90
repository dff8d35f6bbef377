module m
  type t
    real(8), allocatable :: v(:)
    real(8) :: w
  end type
contains
  subroutine grow(a)
    type(t), allocatable, intent(inout) :: a(:)
    type(t), allocatable :: b(:)
    integer :: i
    allocate(b(size(a)+1))
    do i = 1, size(a)
      call move_alloc(a(i)%v, b(i)%v)
      b(i)%w = a(i)%w
    end do
    b(size(b))%w = b(1)%w*b(1)%v(1)
    b(size(b))%v = b(1)%v*b(1)%w
    call move_alloc(b, a)
  end subroutine
  subroutine f(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(t), allocatable :: a(:)
    integer :: i
    allocate(a(1))
    a(1)%v = x
    a(1)%w = x(2)
    call grow(a)
    call grow(a)
    y = 0
    do i = 1, size(a)
      y = y + sum(a(i)%v)*a(i)%w
    end do
  end subroutine
end module
