! dotbar adjoint --rules strategies/optimal --head 'trips(x)>(y)' --head 'fragment(x)>(y)' strategy.f90 in.f90
! z is what no derivative needs: but trips and fragments run again as they are, and read w for it. u they set before, v is read behind them.
subroutine trips_b(x, xb, y, yb, z)
  use strategy, only: snapshots
  real(8), intent(in) :: x
  real(8), intent(inout) :: y, z
  real(8) :: s, u, w
  integer :: i
  real(8) :: xb, yb, sb, tempb
  logical :: branch
  integer :: first, stride, trips0, trip, place, next, free, again
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  w = 2.0d0*x
  s = x
  if (x > 1.0d0) then
    s = sin(x)
    call pushboolean(.true.)
  else
    call pushboolean(.false.)
  end if
  call pushinteger4(i)
  first = 1
  stride = 1
  trips0 = max((9 - first + stride)/stride, 0)
  free = snapshots
  next = 0
  do trip = 0, trips0 - 1
    if (trip == next .or. trip == trips0 - 1) then
      call pushreal8(z)
      call pushreal8(s)
      call pushinteger4(trip)
      free = free - 1
      call dotbar_advance(trips0 - trip, free, next)
      next = trip + next
    end if
    i = first + trip*stride
    u = i
    z = w + u
    s = s*sin(s)
  end do
  i = first + trips0*stride
  call pushinteger4(first)
  call pushinteger4(stride)
  call pushinteger4(trips0)
  call pushinteger4(free)
  xb = 0.0d0
  sb = 0.0d0
  tempb = yb
  yb = 0.0d0
  sb = sb + tempb
  call popinteger4(free)
  call popinteger4(trips0)
  call popinteger4(stride)
  call popinteger4(first)
  do trip = trips0, 1, -1
    call popinteger4(place)
    call popreal8(s)
    call popreal8(z)
    free = free + 1
    do while (place < trip - 1)
      call pushreal8(z)
      call pushreal8(s)
      call pushinteger4(place)
      free = free - 1
      call dotbar_advance(trip - place, free, next)
      do again = place, place + next - 1
        i = first + again*stride
        u = i
        z = w + u
        s = s*sin(s)
      end do
      place = place + next
    end do
    i = first + (trip - 1)*stride
    tempb = sb
    sb = 0.0d0
    sb = sb + sin(s)*tempb
    sb = sb + cos(s)*(s*tempb)
  end do
  call popinteger4(i)
  call popboolean(branch)
  if (branch) then
    tempb = sb
    sb = 0.0d0
    xb = xb + cos(x)*tempb
  end if
  tempb = sb
  sb = 0.0d0
  xb = xb + tempb
end subroutine trips_b

subroutine fragment_b(x, xb, y, yb, z)
  real(8), intent(in) :: x
  real(8), intent(inout) :: y, z
  real(8) :: s, u, w
  real(8) :: xb, yb, sb, tempb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  w = 2.0d0*x
  s = x
  call pushreal8(s)
  u = 1.0d0
  z = w + u
  s = s*sin(s)
  s = s*sin(s)
  xb = 0.0d0
  sb = 0.0d0
  tempb = yb
  yb = 0.0d0
  sb = sb + tempb
  call popreal8(s)
  call pushreal8(s)
  s = s*sin(s)
  tempb = sb
  sb = 0.0d0
  sb = sb + sin(s)*tempb
  sb = sb + cos(s)*(s*tempb)
  call popreal8(s)
  tempb = sb
  sb = 0.0d0
  sb = sb + sin(s)*tempb
  sb = sb + cos(s)*(s*tempb)
  tempb = sb
  sb = 0.0d0
  xb = xb + tempb
end subroutine fragment_b
