! dotbar adjoint --head 'handed_on(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine blend_b(a, ab, b, bb)
    type(t), intent(inout) :: a
    type(t), intent(inout) :: b
    type(t) :: ab, bb
    integer :: branch, first, last
    ! Adjoint: sets the derivatives of a, b from those of a, b, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    a%v = 0.5d0
    if (allocated(a%room)) then
      call pushinteger4(lbound(a%room, 1))
      call pushinteger4(ubound(a%room, 1))
      deallocate(a%room)
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    if (.not. allocated(a%room)) then
      allocate(a%room(2))
      a%room = 0.5d0*b%v
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    a%room(1) = 0.5d0*a%room(2) + 0.25d0*cos(b%v)
    if (allocated(b%room)) then
      a%v = 0.5d0*b%v + 0.25d0*b%room(1)*b%room(2)
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    a%v = 0.5d0*a%v + 0.25d0*a%room(1)
    ab%v = ab%v + b%v*bb%v
    bb%v = a%v*bb%v
    ab%room(1) = ab%room(1) + 0.25d0*ab%v
    ab%v = 0.5d0*ab%v
    call popcontrol1b(branch)
    if (branch == 0) then
      bb%v = bb%v + 0.5d0*ab%v
      bb%room(1) = bb%room(1) + 0.25d0*(b%room(2)*ab%v)
      bb%room(2) = bb%room(2) + 0.25d0*b%room(1)*ab%v
      ab%v = 0.0d0
    end if
    ab%room(2) = ab%room(2) + 0.5d0*ab%room(1)
    bb%v = bb%v - sin(b%v)*(0.25d0*ab%room(1))
    ab%room(1) = 0.0d0
    call popcontrol1b(branch)
    if (branch == 0) then
      bb%v = bb%v + 0.5d0*sum(ab%room)
      ab%room = 0.0d0
      deallocate(ab%room, a%room)
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      call popinteger4(last)
      call popinteger4(first)
      allocate(a%room(first:last))
      allocate(ab%room, mold=a%room)
      ab%room = 0.0d0
    end if
    ab%v = 0.0d0
  end subroutine blend_b

  subroutine hand_b(step, step_b, a, ab, b, bb)
    interface
      subroutine step(a, b)
        import t
        type(t), intent(out) :: a
        type(t), intent(inout) :: b
      end subroutine step
    end interface
    interface
      subroutine step_b(a, a_b, b, b_b)
        import t
        type(t), intent(inout) :: a
        type(t), intent(inout) :: b
        type(t) :: a_b
        type(t) :: b_b
      end subroutine step_b
    end interface
    type(t), intent(inout) :: a, b
    type(t) :: ab, bb
    integer :: kept
    integer :: bounds(2)
    call pushreal8(a%v)
    if (allocated(a%room)) then
      call pushreal8array(a%room, size(a%room))
      call pushinteger4(lbound(a%room, 1))
      call pushinteger4(ubound(a%room, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    call pushreal8(b%v)
    if (allocated(b%room)) then
      call pushreal8array(b%room, size(b%room))
      call pushinteger4(lbound(b%room, 1))
      call pushinteger4(ubound(b%room, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    call step(a, b)
    call pushreal8(a%v)
    if (allocated(a%room)) then
      call pushreal8array(a%room, size(a%room))
      call pushinteger4(lbound(a%room, 1))
      call pushinteger4(ubound(a%room, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    call pushreal8(b%v)
    if (allocated(b%room)) then
      call pushreal8array(b%room, size(b%room))
      call pushinteger4(lbound(b%room, 1))
      call pushinteger4(ubound(b%room, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    call step(a, b)
    if (allocated(b%room)) then
      deallocate(b%room)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(b%room(bounds(1):bounds(2)))
      call popreal8array(b%room, size(b%room))
    end if
    call popreal8(b%v)
    if (allocated(a%room)) then
      deallocate(a%room)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(a%room(bounds(1):bounds(2)))
      call popreal8array(a%room, size(a%room))
    end if
    call popreal8(a%v)
    call pushreal8(a%v)
    if (allocated(a%room)) then
      call pushreal8array(a%room, size(a%room))
      call pushinteger4(lbound(a%room, 1))
      call pushinteger4(ubound(a%room, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    call pushreal8(b%v)
    if (allocated(b%room)) then
      call pushreal8array(b%room, size(b%room))
      call pushinteger4(lbound(b%room, 1))
      call pushinteger4(ubound(b%room, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    call step_b(a, ab, b, bb)
    if (allocated(b%room)) then
      deallocate(b%room)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(b%room(bounds(1):bounds(2)))
      call popreal8array(b%room, size(b%room))
    end if
    call popreal8(b%v)
    if (allocated(a%room)) then
      deallocate(a%room)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(a%room(bounds(1):bounds(2)))
      call popreal8array(a%room, size(a%room))
    end if
    call popreal8(a%v)
    if (allocated(b%room)) then
      deallocate(b%room)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(b%room(bounds(1):bounds(2)))
      call popreal8array(b%room, size(b%room))
    end if
    call popreal8(b%v)
    if (allocated(a%room)) then
      deallocate(a%room)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(a%room(bounds(1):bounds(2)))
      call popreal8array(a%room, size(a%room))
    end if
    call popreal8(a%v)
    call pushreal8(a%v)
    if (allocated(a%room)) then
      call pushreal8array(a%room, size(a%room))
      call pushinteger4(lbound(a%room, 1))
      call pushinteger4(ubound(a%room, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    call pushreal8(b%v)
    if (allocated(b%room)) then
      call pushreal8array(b%room, size(b%room))
      call pushinteger4(lbound(b%room, 1))
      call pushinteger4(ubound(b%room, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    call step_b(a, ab, b, bb)
    if (allocated(b%room)) then
      deallocate(b%room)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(b%room(bounds(1):bounds(2)))
      call popreal8array(b%room, size(b%room))
    end if
    call popreal8(b%v)
    if (allocated(a%room)) then
      deallocate(a%room)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(a%room(bounds(1):bounds(2)))
      call popreal8array(a%room, size(a%room))
    end if
    call popreal8(a%v)
  end subroutine hand_b
end module m_b

subroutine handed_on_b(x, xb, y, yb)
  use m
  use m_b, only: hand_b, blend_b
  real(8) :: x(2), y(2)
  type(t) :: a, b
  real(8) :: xb(2), yb(2)
  type(t) :: ab, bb
  integer :: kept
  integer :: bounds(2)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a%v = x(1)
  b%v = x(2)
  call pushreal8(a%v)
  call pushreal8(b%v)
  call hand(blend, a, b)
  call pushreal8(a%v)
  if (allocated(a%room)) then
    call pushreal8array(a%room, size(a%room))
    call pushinteger4(lbound(a%room, 1))
    call pushinteger4(ubound(a%room, 1))
    call pushcontrol1b(1)
  else
    call pushcontrol1b(0)
  end if
  call pushreal8(b%v)
  if (allocated(b%room)) then
    call pushreal8array(b%room, size(b%room))
    call pushinteger4(lbound(b%room, 1))
    call pushinteger4(ubound(b%room, 1))
    call pushcontrol1b(1)
  else
    call pushcontrol1b(0)
  end if
  call hand(blend, b, a)
  xb = 0.0d0
  ab%v = 0.0d0
  if (allocated(ab%room)) then
    deallocate(ab%room)
  end if
  if (allocated(a%room)) then
    allocate(ab%room, mold=a%room)
    ab%room = 0.0d0
  end if
  bb%v = 0.0d0
  if (allocated(bb%room)) then
    deallocate(bb%room)
  end if
  if (allocated(b%room)) then
    allocate(bb%room, mold=b%room)
    bb%room = 0.0d0
  end if
  bb%v = bb%v + a%room(2)*yb(2)
  ab%room(2) = ab%room(2) + b%v*yb(2)
  yb(2) = 0.0d0
  ab%v = ab%v + yb(1)
  bb%room(1) = bb%room(1) + yb(1)
  yb(1) = 0.0d0
  if (allocated(b%room)) then
    deallocate(b%room)
  end if
  call popcontrol1b(kept)
  if (kept == 1) then
    call popinteger4(bounds(2))
    call popinteger4(bounds(1))
    allocate(b%room(bounds(1):bounds(2)))
    call popreal8array(b%room, size(b%room))
  end if
  call popreal8(b%v)
  if (allocated(a%room)) then
    deallocate(a%room)
  end if
  call popcontrol1b(kept)
  if (kept == 1) then
    call popinteger4(bounds(2))
    call popinteger4(bounds(1))
    allocate(a%room(bounds(1):bounds(2)))
    call popreal8array(a%room, size(a%room))
  end if
  call popreal8(a%v)
  call hand_b(blend, blend_b, b, bb, a, ab)
  if (allocated(b%room)) then
    deallocate(b%room)
  end if
  call popreal8(b%v)
  if (allocated(a%room)) then
    deallocate(a%room)
  end if
  call popreal8(a%v)
  call hand_b(blend, blend_b, a, ab, b, bb)
  xb(2) = xb(2) + bb%v
  bb%v = 0.0d0
  xb(1) = xb(1) + ab%v
  ab%v = 0.0d0
end subroutine handed_on_b
