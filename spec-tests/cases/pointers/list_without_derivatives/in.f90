module lists
  implicit none
  type node
    real(8) :: c
    integer :: k
    type(node), pointer :: next => null()
  end type
contains
  ! numbers without derivatives in a list that is built, walked and freed here
  subroutine f(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    type(node), pointer :: first, p, q
    integer :: i
    nullify(first)
    do i = 1, n
      allocate(q)
      q%c = 0.5d0*i
      q%k = 1 + mod(i, 3)
      q%next => first
      first => q
    end do
    y = 1
    do i = 1, 2
      p => first
      do while (associated(p))
        y = y*sin(p%c*x(p%k)) + p%c
        p => p%next
      end do
    end do
  end subroutine
  ! the list comes from outside
  subroutine g(first, n, x, y)
    type(node), target, intent(in) :: first
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y
    type(node), pointer :: p
    p => first
    do
      y = y*sin(p%c*x(p%k)) + p%c
      if (.not. associated(p%next)) exit
      p => p%next
    end do
  end subroutine
  subroutine h(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    type(node), target :: one, two
    one%c = 2
    one%k = 1
    two%c = 3
    two%k = 2
    one%next => two
    y = 1
    call g(one, n, x, y)
    call g(two, n, x, y)
  end subroutine
  subroutine freed(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    type(node), pointer :: first, p, q
    integer :: i
    nullify(first)
    do i = 1, n
      allocate(q)
      q%c = 0.5d0*i
      q%next => first
      first => q
    end do
    y = 1
    do while (associated(first))
      y = y*sin(first%c*x(1)) + first%c
      p => first%next
      deallocate(first)
      first => p
    end do
  end subroutine
end module
