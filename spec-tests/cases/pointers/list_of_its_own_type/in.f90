module lists
  implicit none
  type node
    real(8) :: v
    type(node), pointer :: next => null()
  end type
contains
  subroutine cost(n, x, s)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: s
    type(node), pointer :: first, q, p
    integer :: i
    first => null()
    do i = 1, n
      allocate(q)
      q%v = sin(x(i))
      q%next => first
      first => q
    end do
    s = 0
    s = s + first%next%next%v**3
    p => first
    do while (associated(p))
      s = s*p%v + p%v**2
      p => p%next
    end do
    do while (associated(first))
      q => first%next
      deallocate(first)
      first => q
    end do
  end subroutine
end module
