! dotbar tangent --head 'top(x)>(y)' in.f90
module m_d
  use m
contains
  subroutine made_d(ptr, ptrd, x, xd)
    type(cache), pointer, intent(inout) :: ptr
    real(8), intent(in) :: x
    type(cache), pointer :: ptrd
    real(8) :: xd
    allocate(ptr)
    allocate(ptrd)
    if (allocated(ptrd%cn)) then
      deallocate(ptrd%cn)
    end if
    if (allocated(ptr%cn)) then
      allocate(ptrd%cn, mold=ptr%cn)
      ptrd%cn = 0.0d0
    end if
    ptrd%s = 0.0d0
    allocate(ptr%cn(2))
    allocate(ptrd%cn, mold=ptr%cn)
    ptrd%cn = 0.0d0
    ptrd%cn = xd
    ptr%cn = x
    ptrd%s = ptr%s*xd
    ptr%s = ptr%s*x
  end subroutine made_d

  subroutine top_d(x, xd, y, yd)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    type(cache), pointer :: ptr
    real(8) :: xd, yd
    type(cache), pointer :: ptrd
    ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    call made_d(ptr, ptrd, x, xd)
    yd = (xd*ptr%cn(1) + x*ptrd%cn(1))*ptr%s + x*ptr%cn(1)*ptrd%s
    y = x*ptr%cn(1)*ptr%s
    deallocate(ptr)
    deallocate(ptrd)
  end subroutine top_d
end module m_d
