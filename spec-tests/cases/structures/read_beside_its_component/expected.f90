! dotbar adjoint --head 'top(x)>(y)' in.f90
module soils_b
  use soils
contains
  subroutine conductivity_b(s, sb, k, moisture, moistureb, limit, limitb, c, cb)
    type(column), intent(in) :: s
    integer, intent(in) :: k
    real(8), intent(in) :: moisture, limit
    real(8), intent(inout) :: c
    type(column) :: sb
    real(8) :: moistureb, limitb, cb, tempb
    sb%state%moisture(k) = sb%state%moisture(k) + moisture**2*cb
    moistureb = moistureb + 2.0d0*moisture*(s%state%moisture(k)*cb)
    tempb = cos(s%state%moisture(1)*limit)*(s%state%limit*cb)
    sb%state%moisture(1) = sb%state%moisture(1) + limit*tempb
    limitb = limitb + s%state%moisture(1)*tempb
    sb%state%limit = sb%state%limit + sin(s%state%moisture(1)*limit)*cb
    cb = 0.0d0
  end subroutine conductivity_b

  subroutine step_b(s, sb, c, cb)
    type(column), intent(inout) :: s
    real(8), intent(inout) :: c
    integer :: k
    real(8) :: d
    type(column) :: sb
    real(8) :: cb, db, tempb, temp0b
    do k = 1, s%layers
      call pushreal8(d)
      call conductivity(s, k, s%state%moisture(k), s%state%limit, d)
      call pushreal8(s%state%moisture(k))
      s%state%moisture(k) = s%state%moisture(k)*d + c
      call pushreal8(c)
      c = c*d
      s%runoff = s%runoff + d
    end do
    call pushreal8(d)
    call conductivity(s, 2, s%state%moisture(1), s%runoff, d)
    db = c*sb%runoff
    cb = cb + d*sb%runoff
    sb%runoff = 0.0d0
    call popreal8(d)
    tempb = 0.0d0
    temp0b = 0.0d0
    call conductivity_b(s, sb, 2, s%state%moisture(1), tempb, s%runoff, temp0b, d, db)
    sb%state%moisture(1) = sb%state%moisture(1) + tempb
    sb%runoff = sb%runoff + temp0b
    do k = s%layers, 1, -1
      db = db + sb%runoff
      call popreal8(c)
      db = db + c*cb
      cb = d*cb
      call popreal8(s%state%moisture(k))
      db = db + s%state%moisture(k)*sb%state%moisture(k)
      cb = cb + sb%state%moisture(k)
      sb%state%moisture(k) = d*sb%state%moisture(k)
      call popreal8(d)
      tempb = 0.0d0
      temp0b = 0.0d0
      call conductivity_b(s, sb, k, s%state%moisture(k), tempb, s%state%limit, temp0b, d, db)
      sb%state%moisture(k) = sb%state%moisture(k) + tempb
      sb%state%limit = sb%state%limit + temp0b
    end do
  end subroutine step_b
end module soils_b

subroutine top_b(x, xb, y, yb)
  use soils
  use soils_b, only: step_b
  real(8) :: x(3), y(3)
  type(column) :: s
  real(8) :: xb(3), yb(3)
  type(column) :: sb
  integer :: branch, first, last
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  s%layers = 3
  allocate(s%state%moisture(3))
  if (size(s%state%moisture, 1) /= size(x, 1)) then
    call pushinteger4(lbound(s%state%moisture, 1))
    call pushinteger4(ubound(s%state%moisture, 1))
    deallocate(s%state%moisture)
    allocate(s%state%moisture, mold=x)
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  s%state%moisture(:) = x
  s%state%limit = x(1)*x(2)
  y(1) = x(3)
  call pushreal8(y(1))
  if (allocated(s%state%moisture)) then
    call pushreal8array(s%state%moisture, size(s%state%moisture))
  end if
  call pushreal8(s%runoff)
  call step(s, y(1))
  call pushreal8(y(1))
  if (allocated(s%state%moisture)) then
    call pushreal8array(s%state%moisture, size(s%state%moisture))
  end if
  call pushreal8(s%runoff)
  call step(s, y(1))
  xb = 0.0d0
  if (allocated(sb%state%moisture)) then
    deallocate(sb%state%moisture)
  end if
  if (allocated(s%state%moisture)) then
    allocate(sb%state%moisture, mold=s%state%moisture)
    sb%state%moisture = 0.0d0
  end if
  sb%state%limit = 0.0d0
  sb%runoff = 0.0d0
  sb%state%moisture(1) = sb%state%moisture(1) + yb(3)
  sb%state%limit = sb%state%limit + yb(3)
  yb(3) = 0.0d0
  sb%runoff = sb%runoff + s%state%moisture(2)*yb(2)
  sb%state%moisture(2) = sb%state%moisture(2) + s%runoff*yb(2)
  yb(2) = 0.0d0
  call popreal8(s%runoff)
  if (allocated(s%state%moisture)) then
    call popreal8array(s%state%moisture, size(s%state%moisture))
  end if
  call lookreal8(y(1))
  call step_b(s, sb, y(1), yb(1))
  call popreal8(y(1))
  call popreal8(s%runoff)
  if (allocated(s%state%moisture)) then
    call popreal8array(s%state%moisture, size(s%state%moisture))
  end if
  call popreal8(y(1))
  call step_b(s, sb, y(1), yb(1))
  xb(3) = xb(3) + yb(1)
  yb(1) = 0.0d0
  xb(1) = xb(1) + x(2)*sb%state%limit
  xb(2) = xb(2) + x(1)*sb%state%limit
  sb%state%limit = 0.0d0
  xb = xb + sb%state%moisture(:)
  sb%state%moisture(:) = 0.0d0
  call popcontrol1b(branch)
  if (branch == 0) then
    deallocate(sb%state%moisture, s%state%moisture)
    call popinteger4(last)
    call popinteger4(first)
    allocate(s%state%moisture(first:last))
    allocate(sb%state%moisture, mold=s%state%moisture)
    sb%state%moisture = 0.0d0
  end if
  deallocate(sb%state%moisture, s%state%moisture)
end subroutine top_b
