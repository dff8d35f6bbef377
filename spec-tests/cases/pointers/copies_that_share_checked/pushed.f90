module m
  type node
    real(8) :: v = 0
    type(node), pointer :: next => null()
  end type
contains
  subroutine push(first, v)
    type(node), pointer :: first
    real(8), intent(in) :: v
    type(node), pointer :: n
    allocate(n)
    n = node(v, first)
    first => n
  end subroutine
  subroutine f(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(node), pointer :: first, c
    integer :: i
    first => null()
    do i = 1, 3
      call push(first, x(i)*i)
    end do
    y = 1
    c => first
    do while (associated(c))
      y = y*sin(c%v)
      c => c%next
    end do
  end subroutine
end module
