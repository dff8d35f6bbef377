! dotbar adjoint --head 'of_a_class(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine perhaps_b(by, byb, k, kb)
    real(8), intent(inout) :: by
    class(base), intent(inout), optional :: k
    real(8) :: byb
    class(base), optional :: kb
    integer :: branch
    if (present(k)) then
      call pushreal8(k%s)
      k%s = k%s*by
      call pushreal8array(k%w, size(k%w))
      k%w = k%w*k%s + by
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      kb%s = kb%s + k%w(2)*byb
      kb%w(2) = kb%w(2) + k%s*byb
      call popreal8array(k%w, size(k%w))
      kb%s = kb%s + sum(k%w*kb%w)
      byb = byb + sum(kb%w)
      kb%w = k%s*kb%w
      call popreal8(k%s)
      byb = byb + k%s*kb%s
      kb%s = by*kb%s
    else
      byb = cos(by)*(0.75d0*byb)
    end if
  end subroutine perhaps_b

  subroutine of_a_class_b(x, xb, y, yb)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    class(base), allocatable :: k
    real(8) :: xb, yb
    class(base), allocatable :: kb
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    y = x
    call pushreal8(y)
    call perhaps(y, k)
    if (x > 0.1d0) then
      allocate(more :: k)
      k%s = x
    end if
    call pushreal8(y)
    if (allocated(k)) then
      call pushreal8(k%s)
      call pushreal8array(k%w, size(k%w))
    end if
    call perhaps(y, k)
    xb = 0.0d0
    if (allocated(kb)) then
      deallocate(kb)
    end if
    if (allocated(k)) then
      allocate(kb)
      kb%s = 0.0d0
      kb%w = 0.0d0
    end if
    call perhaps_b(y, yb, k, kb)
    if (allocated(k)) then
      call popreal8array(k%w, size(k%w))
      call popreal8(k%s)
    end if
    call popreal8(y)
    call perhaps_b(y, yb, k, kb)
    if (x > 0.1d0) then
      xb = kb%s
      kb%s = 0.0d0
      deallocate(kb, k)
    end if
    if (allocated(k)) then
      deallocate(k)
    end if
    call popreal8(y)
    call perhaps_b(y, yb, k, kb)
    xb = xb + yb
    yb = 0.0d0
  end subroutine of_a_class_b
end module m_b
