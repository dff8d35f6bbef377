! A POINTER with INTENT(OUT) has no target at first, whose components could lose their memory.
module m
  type cache
    real(8), allocatable :: cn(:)
    real(8) :: s = 2d0
  end type
contains
  subroutine made(ptr, x)
    type(cache), pointer, intent(out) :: ptr
    real(8), intent(in) :: x
    allocate (ptr)
    allocate (ptr%cn(2))
    ptr%cn = x
    ptr%s = ptr%s*x
  end subroutine
  subroutine top(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(cache), pointer :: ptr
    call made(ptr, x)
    y = x*ptr%cn(1)*ptr%s
    deallocate (ptr)
  end subroutine
end module
