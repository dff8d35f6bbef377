! Arrays of texts that are overwritten: kept one by one.
module m
  implicit none
  type :: par
    character(len=8) :: names(2, 2) = 'none'
    character(len=4), allocatable :: keys(:)
    real(8) :: v(3) = 1
  end type
contains
  subroutine change(p, x, keys)
    type(par), intent(inout) :: p
    real(8), intent(in) :: x
    character(len=*), intent(inout) :: keys(2:)
    if (p%names(1, 2) == 'none') p%v = p%v*x
    if (keys(3) == 'b') p%v(1) = p%v(1)*x
    p%names(1, 2) = 'some'
    keys(3) = 'c'
    if (allocated(p%keys)) then
      if (p%keys(1) == 'k') p%v(2) = p%v(2)*sin(x)
      p%keys(1) = 'z'
    end if
  end subroutine
  subroutine top(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(par) :: p, q
    character(len=3) :: keys(2)
    keys = ['a', 'b']
    allocate(p%keys(2))
    p%keys = 'k'
    call change(p, x, keys)
    q = p
    call change(p, x, keys)
    call change(q, x, keys)
    p%names = 'none'
    call change(p, x, keys)
    y = product(p%v) + sum(q%v)
  end subroutine
end module
