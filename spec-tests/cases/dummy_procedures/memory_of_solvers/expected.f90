! dotbar adjoint --head 'declared(x)>(y)' in.f90
module integrators_b
  use integrators
contains
  subroutine step_b(me, meb, t, tb, x, xb, h, xf, xfb, me_f_b)
    class(integrator), intent(inout) :: me
    real(8), intent(in) :: t, h, x(me%n)
    real(8), intent(inout) :: xf(me%n)
    real(8) :: f1(me%n), f2(me%n)
    interface
      subroutine me_f_b(me, me_b, t, t_b, x, x_b, xdot, xdot_b)
        import :: integrator
        class(integrator), intent(inout) :: me
        real(8), intent(in) :: t
        real(8), intent(in) :: x(me%n)
        real(8), intent(inout) :: xdot(me%n)
        class(integrator) :: me_b
        real(8) :: t_b
        real(8) :: x_b(me%n)
        real(8) :: xdot_b(me%n)
      end subroutine me_f_b
    end interface
    class(integrator) :: meb
    real(8) :: tb, xb(me%n), xfb(me%n), f1b(me%n), f2b(me%n), tempb, temp0b(me%n)
    integer :: kept
    integer :: bounds(2)
    call pushinteger4(me%n)
    call pushreal8(me%last)
    if (allocated(me%scale)) then
      call pushreal8array(me%scale, size(me%scale))
      call pushinteger4(lbound(me%scale, 1))
      call pushinteger4(ubound(me%scale, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    call pushinteger4(me%n)
    call pushreal8(me%last)
    if (allocated(me%scale)) then
      call pushreal8array(me%scale, size(me%scale))
      call pushinteger4(lbound(me%scale, 1))
      call pushinteger4(ubound(me%scale, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    if (allocated(me%history)) then
      call pushreal8array(me%history, size(me%history))
      call pushinteger4(lbound(me%history, 1))
      call pushinteger4(ubound(me%history, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    select type (me)
    class is (loaded)
      call pushreal8(me%weight)
      if (allocated(me%load)) then
        call pushreal8array(me%load, size(me%load))
        call pushinteger4(lbound(me%load, 1))
        call pushinteger4(ubound(me%load, 1))
        call pushcontrol1b(1)
      else
        call pushcontrol1b(0)
      end if
    end select
    call me%f(t, x, f1)
    call pushinteger4(me%n)
    call pushreal8(me%last)
    if (allocated(me%scale)) then
      call pushreal8array(me%scale, size(me%scale))
      call pushinteger4(lbound(me%scale, 1))
      call pushinteger4(ubound(me%scale, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    if (allocated(me%history)) then
      call pushreal8array(me%history, size(me%history))
      call pushinteger4(lbound(me%history, 1))
      call pushinteger4(ubound(me%history, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    select type (me)
    class is (loaded)
      call pushreal8(me%weight)
      if (allocated(me%load)) then
        call pushreal8array(me%load, size(me%load))
        call pushinteger4(lbound(me%load, 1))
        call pushinteger4(ubound(me%load, 1))
        call pushcontrol1b(1)
      else
        call pushcontrol1b(0)
      end if
    end select
    call me%f(t + h, x + h*f1*me%scale, f2)
    xf = x + h*(f1 + f2)/2 + me%last
    if (allocated(me%history)) then
      call pushreal8array(me%history, size(me%history))
      call pushinteger4(lbound(me%history, 1))
      call pushinteger4(ubound(me%history, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    me%history = me%history + xf*f2
    select type (meb)
    class is (loaded)
      meb%weight = 0.0d0
      if (allocated(meb%load)) then
        deallocate(meb%load)
      end if
    end select
    select type (me)
    class is (loaded)
      if (allocated(me%load)) then
        select type (meb)
        class is (loaded)
          allocate(meb%load, mold=me%load)
          meb%load = 0.0d0
        end select
      end if
    end select
    f1b = 0.0d0
    f2b = 0.0d0
    if (allocated(me%history)) then
      deallocate(me%history)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(me%history(bounds(1):bounds(2)))
      call popreal8array(me%history, size(me%history))
    end if
    xfb = xfb + f2*meb%history
    f2b = f2b + xf*meb%history
    xb = xb + xfb
    temp0b = h*(xfb/2)
    f1b = f1b + temp0b
    f2b = f2b + temp0b
    meb%last = meb%last + sum(xfb)
    xfb = 0.0d0
    select type (me)
    class is (loaded)
      if (allocated(me%load)) then
        deallocate(me%load)
      end if
      call popcontrol1b(kept)
      if (kept == 1) then
        call popinteger4(bounds(2))
        call popinteger4(bounds(1))
        allocate(me%load(bounds(1):bounds(2)))
        call popreal8array(me%load, size(me%load))
      end if
      call popreal8(me%weight)
    end select
    if (allocated(me%history)) then
      deallocate(me%history)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(me%history(bounds(1):bounds(2)))
      call popreal8array(me%history, size(me%history))
    end if
    if (allocated(me%scale)) then
      deallocate(me%scale)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(me%scale(bounds(1):bounds(2)))
      call popreal8array(me%scale, size(me%scale))
    end if
    call popreal8(me%last)
    call popinteger4(me%n)
    call pushinteger4(me%n)
    call pushreal8(me%last)
    if (allocated(me%scale)) then
      call pushreal8array(me%scale, size(me%scale))
      call pushinteger4(lbound(me%scale, 1))
      call pushinteger4(ubound(me%scale, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    if (allocated(me%history)) then
      call pushreal8array(me%history, size(me%history))
      call pushinteger4(lbound(me%history, 1))
      call pushinteger4(ubound(me%history, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    select type (me)
    class is (loaded)
      call pushreal8(me%weight)
      if (allocated(me%load)) then
        call pushreal8array(me%load, size(me%load))
        call pushinteger4(lbound(me%load, 1))
        call pushinteger4(ubound(me%load, 1))
        call pushcontrol1b(1)
      else
        call pushcontrol1b(0)
      end if
    end select
    tempb = 0.0d0
    temp0b = 0.0d0
    call me_f_b(me, meb, t + h, tempb, x + h*f1*me%scale, temp0b, f2, f2b)
    select type (me)
    class is (loaded)
      if (allocated(me%load)) then
        deallocate(me%load)
      end if
      call popcontrol1b(kept)
      if (kept == 1) then
        call popinteger4(bounds(2))
        call popinteger4(bounds(1))
        allocate(me%load(bounds(1):bounds(2)))
        call popreal8array(me%load, size(me%load))
      end if
      call popreal8(me%weight)
    end select
    if (allocated(me%history)) then
      deallocate(me%history)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(me%history(bounds(1):bounds(2)))
      call popreal8array(me%history, size(me%history))
    end if
    if (allocated(me%scale)) then
      deallocate(me%scale)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(me%scale(bounds(1):bounds(2)))
      call popreal8array(me%scale, size(me%scale))
    end if
    call popreal8(me%last)
    call popinteger4(me%n)
    tb = tb + tempb
    xb = xb + temp0b
    f1b = f1b + h*(me%scale*temp0b)
    meb%scale = meb%scale + h*f1*temp0b
    select type (me)
    class is (loaded)
      if (allocated(me%load)) then
        deallocate(me%load)
      end if
      call popcontrol1b(kept)
      if (kept == 1) then
        call popinteger4(bounds(2))
        call popinteger4(bounds(1))
        allocate(me%load(bounds(1):bounds(2)))
        call popreal8array(me%load, size(me%load))
      end if
      call popreal8(me%weight)
    end select
    if (allocated(me%history)) then
      deallocate(me%history)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(me%history(bounds(1):bounds(2)))
      call popreal8array(me%history, size(me%history))
    end if
    if (allocated(me%scale)) then
      deallocate(me%scale)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(me%scale(bounds(1):bounds(2)))
      call popreal8array(me%scale, size(me%scale))
    end if
    call popreal8(me%last)
    call popinteger4(me%n)
    call me_f_b(me, meb, t, tb, x, xb, f1, f1b)
    if (allocated(me%scale)) then
      deallocate(me%scale)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(me%scale(bounds(1):bounds(2)))
      call popreal8array(me%scale, size(me%scale))
    end if
    call popreal8(me%last)
    call popinteger4(me%n)
  end subroutine step_b

  subroutine swing_b(me, meb, t, tb, x, xb, xdot, xdotb)
    class(integrator), intent(inout) :: me
    real(8), intent(in) :: t
    real(8), intent(in) :: x(me%n)
    real(8), intent(inout) :: xdot(me%n)
    class(integrator) :: meb
    real(8) :: tb, xb(me%n), xdotb(me%n), tempb
    integer :: branch
    integer :: kept
    integer :: bounds(2)
    ! Adjoint: sets the derivatives of me, t, x, xdot from those of me, t, x, xdot, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    xdot(1) = x(2)*me%scale(1)
    xdot(2) = -sin(x(1)) + t*me%scale(2)
    select type (me)
    class is (loaded)
      call pushreal8(xdot(2))
      xdot(2) = xdot(2) + me%load(2)*x(1)*me%weight
      if (allocated(me%load)) then
        call pushreal8array(me%load, size(me%load))
        call pushinteger4(lbound(me%load, 1))
        call pushinteger4(ubound(me%load, 1))
        call pushcontrol1b(1)
      else
        call pushcontrol1b(0)
      end if
      me%load = me%load*xdot(1)
      call pushcontrol1b(0)
    class default
      call pushcontrol1b(1)
    end select
    call popcontrol1b(branch)
    if (branch == 0) then
      select type (me)
      class is (loaded)
        if (allocated(me%load)) then
          deallocate(me%load)
        end if
      end select
      call popcontrol1b(kept)
      if (kept == 1) then
        call popinteger4(bounds(2))
        call popinteger4(bounds(1))
        select type (me)
        class is (loaded)
          allocate(me%load(bounds(1):bounds(2)))
          call popreal8array(me%load, size(me%load))
        end select
      end if
      select type (me)
      class is (loaded)
        select type (meb)
        class is (loaded)
          xdotb(1) = xdotb(1) + sum(me%load*meb%load)
        end select
      end select
      select type (meb)
      class is (loaded)
        meb%load = xdot(1)*meb%load
      end select
      call popreal8(xdot(2))
      select type (me)
      class is (loaded)
        tempb = me%weight*xdotb(2)
      end select
      select type (meb)
      class is (loaded)
        meb%load(2) = meb%load(2) + x(1)*tempb
      end select
      select type (me)
      class is (loaded)
        xb(1) = xb(1) + me%load(2)*tempb
        select type (meb)
        class is (loaded)
          meb%weight = meb%weight + me%load(2)*x(1)*xdotb(2)
        end select
      end select
    end if
    xdotb(2) = xdotb(2) + me%scale(2)*meb%scale(2)
    meb%scale(2) = xdot(2)*meb%scale(2)
    xdotb(1) = xdotb(1) + x(2)*meb%last
    xb(2) = xb(2) + xdot(1)*meb%last
    xb(1) = xb(1) - cos(x(1))*xdotb(2)
    tb = tb + me%scale(2)*xdotb(2)
    meb%scale(2) = meb%scale(2) + t*xdotb(2)
    xdotb(2) = 0.0d0
    xb(2) = xb(2) + me%scale(1)*xdotb(1)
    meb%scale(1) = meb%scale(1) + x(2)*xdotb(1)
    xdotb(1) = 0.0d0
  end subroutine swing_b
end module integrators_b

subroutine declared_b(x, xb, y, yb)
  use integrators
  use integrators_b, only: step_b, swing_b
  real(8) :: x(3), y(4)
  type(integrator) :: s
  real(8) :: a(2), b(2)
  real(8) :: xb(3), yb(4), ab(2), bb(2)
  type(integrator) :: sb
  integer :: kept
  integer :: bounds(2)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  s%f => swing
  call s%prepare(2)
  s%scale(1) = x(3)
  a = x(1:2)
  call pushinteger4(s%n)
  call pushreal8(s%last)
  if (allocated(s%scale)) then
    call pushreal8array(s%scale, size(s%scale))
    call pushinteger4(lbound(s%scale, 1))
    call pushinteger4(ubound(s%scale, 1))
    call pushcontrol1b(1)
  else
    call pushcontrol1b(0)
  end if
  if (allocated(s%history)) then
    call pushreal8array(s%history, size(s%history))
    call pushinteger4(lbound(s%history, 1))
    call pushinteger4(ubound(s%history, 1))
    call pushcontrol1b(1)
  else
    call pushcontrol1b(0)
  end if
  call s%step(x(3), a, 0.1d0, b)
  call pushreal8array(a, size(a))
  call pushinteger4(s%n)
  call pushreal8(s%last)
  if (allocated(s%scale)) then
    call pushreal8array(s%scale, size(s%scale))
    call pushinteger4(lbound(s%scale, 1))
    call pushinteger4(ubound(s%scale, 1))
    call pushcontrol1b(1)
  else
    call pushcontrol1b(0)
  end if
  if (allocated(s%history)) then
    call pushreal8array(s%history, size(s%history))
    call pushinteger4(lbound(s%history, 1))
    call pushinteger4(ubound(s%history, 1))
    call pushcontrol1b(1)
  else
    call pushcontrol1b(0)
  end if
  call s%step(x(3), b, 0.1d0, a)
  xb = 0.0d0
  sb%last = 0.0d0
  if (allocated(sb%scale)) then
    deallocate(sb%scale)
  end if
  if (allocated(s%scale)) then
    allocate(sb%scale, mold=s%scale)
    sb%scale = 0.0d0
  end if
  if (allocated(sb%history)) then
    deallocate(sb%history)
  end if
  if (allocated(s%history)) then
    allocate(sb%history, mold=s%history)
    sb%history = 0.0d0
  end if
  ab = 0.0d0
  bb = 0.0d0
  bb(2) = bb(2) + yb(4)
  yb(4) = 0.0d0
  sb%last = sb%last + s%scale(2)*yb(3)
  sb%scale(2) = sb%scale(2) + s%last*yb(3)
  yb(3) = 0.0d0
  ab = ab + s%history*yb(1:2)
  sb%history = sb%history + a*yb(1:2)
  yb(1:2) = 0.0d0
  if (allocated(s%history)) then
    deallocate(s%history)
  end if
  call popcontrol1b(kept)
  if (kept == 1) then
    call popinteger4(bounds(2))
    call popinteger4(bounds(1))
    allocate(s%history(bounds(1):bounds(2)))
    call popreal8array(s%history, size(s%history))
  end if
  if (allocated(s%scale)) then
    deallocate(s%scale)
  end if
  call popcontrol1b(kept)
  if (kept == 1) then
    call popinteger4(bounds(2))
    call popinteger4(bounds(1))
    allocate(s%scale(bounds(1):bounds(2)))
    call popreal8array(s%scale, size(s%scale))
  end if
  call popreal8(s%last)
  call popinteger4(s%n)
  call step_b(s, sb, x(3), xb(3), b, bb, 0.1d0, a, ab, swing_b)
  call popreal8array(a, size(a))
  if (allocated(s%history)) then
    deallocate(s%history)
  end if
  call popcontrol1b(kept)
  if (kept == 1) then
    call popinteger4(bounds(2))
    call popinteger4(bounds(1))
    allocate(s%history(bounds(1):bounds(2)))
    call popreal8array(s%history, size(s%history))
  end if
  if (allocated(s%scale)) then
    deallocate(s%scale)
  end if
  call popcontrol1b(kept)
  if (kept == 1) then
    call popinteger4(bounds(2))
    call popinteger4(bounds(1))
    allocate(s%scale(bounds(1):bounds(2)))
    call popreal8array(s%scale, size(s%scale))
  end if
  call popreal8(s%last)
  call popinteger4(s%n)
  call step_b(s, sb, x(3), xb(3), a, ab, 0.1d0, b, bb, swing_b)
  xb(1:2) = xb(1:2) + ab
  xb(3) = xb(3) + sb%scale(1)
  sb%scale(1) = 0.0d0
  if (allocated(s%history)) then
    deallocate(s%history)
  end if
  if (allocated(s%scale)) then
    deallocate(s%scale)
  end if
  if (allocated(sb%scale)) then
    deallocate(sb%scale)
  end if
  if (allocated(s%scale)) then
    allocate(sb%scale, mold=s%scale)
    sb%scale = 0.0d0
  end if
  if (allocated(sb%history)) then
    deallocate(sb%history)
  end if
  if (allocated(s%history)) then
    allocate(sb%history, mold=s%history)
    sb%history = 0.0d0
  end if
end subroutine declared_b
