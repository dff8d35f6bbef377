module lists
  implicit none
  type node
    real(8) :: v, w(2)
    type(node), pointer :: next => null(), back => null()
  end type
contains
  subroutine total(first, s)
    type(node), pointer, intent(in) :: first
    real(8), intent(inout) :: s
    type(node), pointer :: p
    p => first
    do while (associated(p))
      s = s*p%v + p%w(1)**2*sin(p%w(2))
      p => p%next
    end do
  end subroutine
  subroutine scale(first, a)
    type(node), pointer, intent(in) :: first
    real(8), intent(in) :: a
    type(node), pointer :: p
    p => first
    do while (associated(p))
      p%v = a*p%v*p%w(2)
      if (associated(p%back)) p%v = p%v + p%back%v**2
      p => p%next
    end do
  end subroutine
  subroutine cost(n, x, s)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: s
    type(node), pointer :: first, q, p
    integer :: i
    allocate(first)
    first%v = x(1)
    first%w = x(1:2)
    q => first
    do i = 2, n
      allocate(q%next)
      q%next%back => q
      q => q%next
      q%v = sin(x(i))
      q%w = x(i)*x(i-1:i)
    end do
    s = 1
    call total(first, s)
    ! insert one in the middle
    p => first%next
    allocate(q)
    q%v = x(1)*x(2)
    q%w(1) = x(3)
    q%w(2) = q%v
    q%next => p%next
    q%back => p
    q%next%back => q
    p%next => q
    call total(first, s)
    ! reverse
    p => null()
    do while (associated(first))
      q => first%next
      first%next => p
      p => first
      first => q
    end do
    first => p
    s = s + first%v
    call total(first, s)
    do while (associated(first))
      q => first%next
      deallocate(first)
      first => q
    end do
  end subroutine
end module
