! dotbar adjoint --head 'top(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine init_b(o, ob, x, xb, f, fb)
    class(s), intent(inout) :: o
    real(dp), intent(in) :: x
    type(inner), intent(inout), optional :: f
    real(dp), allocatable :: value(:)
    class(s) :: ob
    real(dp) :: xb
    type(inner), optional :: fb
    real(dp), allocatable :: valueb(:)
    integer :: branch, first, last, branch0, branch1
    call pushreal8(o%c%g)
    o%c%g = half
    if (allocated(o%c%h)) then
      call pushreal8array(o%c%h(:), size(o%c%h(:)))
      call pushinteger4(lbound(o%c%h, 1))
      call pushinteger4(ubound(o%c%h, 1))
      deallocate(o%c%h)
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    call pushreal8array(o%v, size(o%v))
    o%v = [1.0_dp, 2.0_dp]
    if (present(f)) then
      f%g = half
      if (allocated(f%h)) then
        call pushinteger4(lbound(f%h, 1))
        call pushinteger4(ubound(f%h, 1))
        deallocate(f%h)
        call pushcontrol1b(0)
      else
        call pushcontrol1b(1)
      end if
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    if (.not. allocated(o%c%h)) then
      allocate(value, mold=x*o%v)
      value(:) = x*o%v
      if (allocated(o%c%h)) then
        if (size(o%c%h, 1) /= size(value, 1)) then
          call pushreal8array(o%c%h(:), size(o%c%h(:)))
          call pushinteger4(lbound(o%c%h, 1))
          call pushinteger4(ubound(o%c%h, 1))
          deallocate(o%c%h)
          allocate(o%c%h, mold=value)
          call pushcontrol1b(0)
        else
          call pushcontrol1b(1)
        end if
        call pushcontrol1b(0)
      else
        allocate(o%c%h, mold=value)
        call pushcontrol1b(1)
      end if
      call pushinteger4(lbound(value, 1))
      call pushinteger4(ubound(value, 1))
      deallocate(value)
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    if (present(f)) then
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    xb = xb + o%v(1)*ob%v(1)
    ob%v(1) = 0.0d0
    call popcontrol1b(branch)
    if (branch == 0) then
      xb = xb + 2.0d0*x*(f%g*fb%g)
      fb%g = 0.0d0
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      call popinteger4(last)
      call popinteger4(first)
      allocate(value(first:last))
      allocate(valueb, mold=value)
      valueb = 0.0d0
      valueb = valueb + ob%c%h(:)
      ob%c%h(:) = 0.0d0
      call popcontrol1b(branch0)
      if (branch0 == 0) then
        call popcontrol1b(branch1)
        if (branch1 == 0) then
          deallocate(ob%c%h, o%c%h)
          call popinteger4(last)
          call popinteger4(first)
          allocate(o%c%h(first:last))
          call popreal8array(o%c%h(:), size(o%c%h(:)))
          allocate(ob%c%h, mold=o%c%h)
          ob%c%h = 0.0d0
        end if
      else
        deallocate(ob%c%h, o%c%h)
      end if
      xb = xb + sum(o%v*valueb(:))
      valueb(:) = 0.0d0
      deallocate(valueb, value)
    end if
    xb = xb + o%c%g*ob%c%g
    ob%c%g = 0.0d0
    call popcontrol1b(branch)
    if (branch == 0) then
      call popcontrol1b(branch0)
      if (branch0 == 0) then
        call popinteger4(last)
        call popinteger4(first)
        allocate(f%h(first:last))
      end if
      fb%g = 0.0d0
    end if
    call popreal8array(o%v, size(o%v))
    ob%v = 0.0d0
    call popcontrol1b(branch)
    if (branch == 0) then
      call popinteger4(last)
      call popinteger4(first)
      allocate(o%c%h(first:last))
      call popreal8array(o%c%h(:), size(o%c%h(:)))
      allocate(ob%c%h, mold=o%c%h)
      ob%c%h = 0.0d0
    end if
    call popreal8(o%c%g)
    ob%c%g = 0.0d0
  end subroutine init_b

  subroutine top_b(x, xb, y, yb)
    real(dp), intent(in) :: x
    real(dp), intent(inout) :: y
    type(t) :: o
    type(inner) :: f
    real(dp) :: xb, yb, tempb
    type(t) :: ob
    type(inner) :: fb
    integer :: kept
    integer :: bounds(2)
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    call init(o, x)
    y = o%c%g*sum(o%c%h)*o%v(1)
    call pushreal8(o%c%g)
    if (allocated(o%c%h)) then
      call pushreal8array(o%c%h, size(o%c%h))
      call pushinteger4(lbound(o%c%h, 1))
      call pushinteger4(ubound(o%c%h, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    call pushreal8array(o%v, size(o%v))
    call pushreal8(f%g)
    call init(o, y, f)
    o%z = x
    ob%c%g = 0.0d0
    if (allocated(ob%c%h)) then
      deallocate(ob%c%h)
    end if
    if (allocated(o%c%h)) then
      allocate(ob%c%h, mold=o%c%h)
      ob%c%h = 0.0d0
    end if
    ob%v = 0.0d0
    ob%z = 0.0d0
    fb%g = 0.0d0
    tempb = o%n*(f%g*yb)
    ob%c%g = ob%c%g + o%c%h(2)*tempb
    ob%c%h(2) = ob%c%h(2) + o%c%g*tempb
    fb%g = fb%g + o%c%g*o%c%h(2)*o%n*yb
    ob%v(2) = ob%v(2) + o%z*yb
    ob%z = ob%z + o%v(2)*yb
    xb = ob%z
    ob%z = 0.0d0
    if (allocated(f%h)) then
      deallocate(f%h)
    end if
    call popreal8(f%g)
    call popreal8array(o%v, size(o%v))
    if (allocated(o%c%h)) then
      deallocate(o%c%h)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(o%c%h(bounds(1):bounds(2)))
      call popreal8array(o%c%h, size(o%c%h))
    end if
    call popreal8(o%c%g)
    call init_b(o, ob, y, yb, f, fb)
    tempb = o%v(1)*yb
    ob%c%g = ob%c%g + sum(o%c%h)*tempb
    ob%c%h = ob%c%h + o%c%g*tempb
    ob%v(1) = ob%v(1) + o%c%g*sum(o%c%h)*yb
    yb = 0.0d0
    if (allocated(o%c%h)) then
      deallocate(o%c%h)
    end if
    call init_b(o, ob, x, xb)
  end subroutine top_b
end module m_b
