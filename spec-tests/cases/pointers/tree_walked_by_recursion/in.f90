module trees
  implicit none
  type tree
    real(8) :: key, v
    type(tree), pointer :: left => null(), right => null()
  end type
contains
  recursive subroutine gather(t, s)
    type(tree), pointer, intent(in) :: t
    real(8), intent(inout) :: s
    if (.not. associated(t)) return
    call gather(t%left, s)
    s = s*t%v + t%v**2
    call gather(t%right, s)
  end subroutine
  subroutine cost(n, x, s)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: s
    type(tree), pointer :: root, q, p
    integer :: i
    allocate(root)
    root%key = 0.5d0
    root%v = x(1)
    do i = 2, n
      allocate(q)
      q%key = x(i)
      q%v = sin(x(i))*x(i-1)
      p => root
      do
        if (q%key < p%key) then
          if (.not. associated(p%left)) then
            p%left => q
            exit
          end if
          p => p%left
        else
          if (.not. associated(p%right)) then
            p%right => q
            exit
          end if
          p => p%right
        end if
      end do
    end do
    s = 1
    call gather(root, s)
  end subroutine
end module
