module trees
  implicit none
  type tree
    real(8) :: v
    type(tree), pointer :: left => null(), right => null()
  end type
  type leaf
    real(8), pointer :: v => null()
  end type
contains
  subroutine cost(n, x, s)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: s
    type(tree), pointer :: root, q, p
    allocate(root)
    root%v = 1
    allocate(q)
    q%v = x(1)**2
    p => root
    p%left => q
    s = root%left%v
  end subroutine
  subroutine cost2(n, x, s)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: s
    type(leaf), target :: l
    type(leaf), pointer :: p
    real(8), target :: w
    w = x(1)**2
    p => l
    p%v => w
    s = l%v
  end subroutine
end module
