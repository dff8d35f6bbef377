! dotbar adjoint --head 'top(x)>(y)' in.f90
module model_b
  use model
contains
  subroutine begin_b(s, sb, x, xb)
    type(surface), intent(inout) :: s
    real(8), intent(in) :: x(4)
    integer :: k
    real(8), allocatable :: value(:), value0(:)
    type(surface) :: sb
    real(8) :: xb(4)
    real(8), allocatable :: valueb(:), value0b(:)
    integer :: branch, branch0, first, last, bound
    if (.not. allocated(s%state%layer)) then
      allocate(s%state%layer(1:s%config%n))
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    allocate(value, mold=x(1:s%config%n)**2)
    value(:) = x(1:s%config%n)**2
    if (allocated(s%state%layer)) then
      if (size(s%state%layer, 1) /= size(value, 1)) then
        call pushinteger4(lbound(s%state%layer, 1))
        call pushinteger4(ubound(s%state%layer, 1))
        deallocate(s%state%layer)
        allocate(s%state%layer, mold=value)
        call pushcontrol1b(0)
      else
        call pushcontrol1b(1)
      end if
      call pushcontrol1b(0)
    else
      allocate(s%state%layer, mold=value)
      call pushcontrol1b(1)
    end if
    s%state%layer(:) = value
    call pushinteger4(lbound(value, 1))
    call pushinteger4(ubound(value, 1))
    deallocate(value)
    s%flux%heat = x
    s%flux%total = s%flux%heat(2)*s%state%layer(s%config%n)
    bound = s%config%n
    do k = 1, bound
      call pushreal8(s%flux%heat(k))
      s%flux%heat(k) = s%flux%heat(k)*s%state%layer(k) + s%flux%total
    end do
    call pushinteger4(bound)
    call pushreal8array(s%state%layer(:), size(s%state%layer(:)))
    call pushinteger4(lbound(s%state%layer, 1))
    call pushinteger4(ubound(s%state%layer, 1))
    deallocate(s%state%layer)
    s%config%n = s%config%n + 1
    allocate(s%state%layer(s%config%n))
    allocate(value0, mold=s%flux%heat*s%flux%total)
    value0(:) = s%flux%heat*s%flux%total
    if (size(s%state%layer, 1) /= size(value0, 1)) then
      call pushinteger4(lbound(s%state%layer, 1))
      call pushinteger4(ubound(s%state%layer, 1))
      deallocate(s%state%layer)
      allocate(s%state%layer, mold=value0)
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    call pushinteger4(lbound(value0, 1))
    call pushinteger4(ubound(value0, 1))
    deallocate(value0)
    call popinteger4(last)
    call popinteger4(first)
    allocate(value0(first:last))
    allocate(value0b, mold=value0)
    value0b = 0.0d0
    value0b = value0b + sb%state%layer(:)
    sb%state%layer(:) = 0.0d0
    call popcontrol1b(branch)
    if (branch == 0) then
      deallocate(sb%state%layer, s%state%layer)
      call popinteger4(last)
      call popinteger4(first)
      allocate(s%state%layer(first:last))
      allocate(sb%state%layer, mold=s%state%layer)
      sb%state%layer = 0.0d0
    end if
    sb%flux%heat = sb%flux%heat + s%flux%total*value0b(:)
    sb%flux%total = sb%flux%total + sum(s%flux%heat*value0b(:))
    value0b(:) = 0.0d0
    deallocate(value0b, value0)
    deallocate(sb%state%layer, s%state%layer)
    s%config%n = s%config%n - 1
    call popinteger4(last)
    call popinteger4(first)
    allocate(s%state%layer(first:last))
    call popreal8array(s%state%layer(:), size(s%state%layer(:)))
    allocate(sb%state%layer, mold=s%state%layer)
    sb%state%layer = 0.0d0
    call popinteger4(bound)
    do k = bound, 1, -1
      call popreal8(s%flux%heat(k))
      sb%state%layer(k) = sb%state%layer(k) + s%flux%heat(k)*sb%flux%heat(k)
      sb%flux%total = sb%flux%total + sb%flux%heat(k)
      sb%flux%heat(k) = s%state%layer(k)*sb%flux%heat(k)
    end do
    sb%flux%heat(2) = sb%flux%heat(2) + s%state%layer(s%config%n)*sb%flux%total
    sb%state%layer(s%config%n) = sb%state%layer(s%config%n) + s%flux%heat(2)*sb%flux%total
    sb%flux%total = 0.0d0
    xb = xb + sb%flux%heat
    sb%flux%heat = 0.0d0
    call popinteger4(last)
    call popinteger4(first)
    allocate(value(first:last))
    allocate(valueb, mold=value)
    valueb = 0.0d0
    valueb = valueb + sb%state%layer(:)
    sb%state%layer(:) = 0.0d0
    call popcontrol1b(branch)
    if (branch == 0) then
      call popcontrol1b(branch0)
      if (branch0 == 0) then
        deallocate(sb%state%layer, s%state%layer)
        call popinteger4(last)
        call popinteger4(first)
        allocate(s%state%layer(first:last))
        allocate(sb%state%layer, mold=s%state%layer)
        sb%state%layer = 0.0d0
      end if
    else
      deallocate(sb%state%layer, s%state%layer)
    end if
    xb(1:s%config%n) = xb(1:s%config%n) + 2.0d0*x(1:s%config%n)*valueb(:)
    valueb(:) = 0.0d0
    deallocate(valueb, value)
    call popcontrol1b(branch)
    if (branch == 0) then
      deallocate(sb%state%layer, s%state%layer)
    end if
  end subroutine begin_b
end module model_b

subroutine top_b(x, xb, y, yb)
  use model
  use model_b, only: begin_b
  real(8) :: x(4), y(2)
  type(surface) :: s
  real(8) :: xb(4), yb(2)
  type(surface) :: sb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call pushinteger4(s%config%n)
  call begin(s, x)
  xb = 0.0d0
  sb%flux%heat = 0.0d0
  sb%flux%total = 0.0d0
  if (allocated(sb%state%layer)) then
    deallocate(sb%state%layer)
  end if
  if (allocated(s%state%layer)) then
    allocate(sb%state%layer, mold=s%state%layer)
    sb%state%layer = 0.0d0
  end if
  sb%flux%total = sb%flux%total + yb(2)
  yb(2) = 0.0d0
  sb%state%layer = sb%state%layer + s%flux%heat(3)*yb(1)
  sb%flux%heat(3) = sb%flux%heat(3) + sum(s%state%layer)*yb(1)
  yb(1) = 0.0d0
  if (allocated(s%state%layer)) then
    deallocate(s%state%layer)
  end if
  call popinteger4(s%config%n)
  call begin_b(s, sb, x, xb)
end subroutine top_b
