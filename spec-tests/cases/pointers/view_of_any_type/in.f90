! A POINTER with INTENT(OUT) is no second way to what the other argument reaches: it has no target at first.
module m
  type box
    class(*), allocatable :: raw
  end type
  type cache
    real(8), allocatable :: cn(:)
  end type
contains
  subroutine view(c, ptr)
    type(box), target, intent(inout) :: c
    type(cache), pointer, intent(out) :: ptr
    nullify (ptr)
    select type (target => c%raw)
    type is (cache)
      ptr => target
    end select
  end subroutine
  subroutine top(c, x, y)
    type(box), intent(inout) :: c
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(cache), pointer :: ptr
    call view(c, ptr)
    y = x*ptr%cn(1)
  end subroutine
end module
