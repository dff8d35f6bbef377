! dotbar adjoint --head 'm%f(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine g_b(h, c, cb, x, xb)
    type(holder), intent(inout) :: h
    real(8), intent(in) :: x
    type(more), intent(inout) :: c
    real(8), allocatable :: like(:)
    type(more) :: cb
    real(8) :: xb
    real(8), allocatable :: likeb(:)
    integer :: branch, first, last
    select type (alpha0 => h%alpha)
    type is (more)
      c = alpha0
      call pushcontrol1b(0)
    class default
      call pushcontrol1b(1)
    end select
    allocate(like, mold=h%w)
    if (size(like, 1) /= size(h%w, 1)) then
      call pushinteger4(lbound(like, 1))
      call pushinteger4(ubound(like, 1))
      deallocate(like)
      allocate(like(size(h%w, 1)))
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    if (allocated(likeb)) then
      deallocate(likeb)
    end if
    if (allocated(like)) then
      allocate(likeb, mold=like)
      likeb = 0.0d0
    end if
    likeb = likeb + cb%v
    cb%v = 0.0d0
    xb = xb + sum(h%w*likeb(:))
    likeb(:) = 0.0d0
    call popcontrol1b(branch)
    if (branch == 0) then
      deallocate(likeb, like)
      call popinteger4(last)
      call popinteger4(first)
      allocate(like(first:last))
      allocate(likeb, mold=like)
      likeb = 0.0d0
    end if
    deallocate(likeb, like)
    call popcontrol1b(branch)
    if (branch == 0) then
      xb = xb + c%k*cb%k
      cb%k = 0.0d0
      cb%v = 0.0d0
      cb%k = 0.0d0
    else
      xb = xb + cb%k
      cb%k = 0.0d0
    end if
    cb%k = 0.0d0
    cb%v = 0.0d0
  end subroutine g_b

  subroutine f_b(x, xb, y, yb)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    type(holder) :: h
    type(more) :: c
    real(8) :: xb, yb
    type(more) :: cb
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    allocate(more :: h%alpha)
    call g(h, c, x)
    xb = 0.0d0
    cb%v = 0.0d0
    cb%k = 0.0d0
    cb%v = cb%v + c%k*yb
    cb%k = cb%k + c%v*yb
    yb = 0.0d0
    call g_b(h, c, cb, x, xb)
    deallocate(h%alpha)
  end subroutine f_b
end module m_b
