! dotbar adjoint --rules strategies/optimal --head 'march(u,a)>(u,a,y)' strategy.f90 in.f90
! Trips that overwrite what they and those before and behind the loop need; a loop inside of a loop; an index that goes down.
subroutine march_b(n, u, ub, a, ab, y, yb)
  use strategy, only: snapshots
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: u(3), a
  real(8), intent(inout) :: y
  integer :: i, j
  real(8) :: t, s
  real(8) :: ub(3), ab, yb, tb, sb, tempb
  integer :: first, stride, trips, trip, place, next, free, again, first0, stride0, trips0, &
      trip0, place0, next0, free0, again0
  logical :: branch
  ! Adjoint: sets the derivatives of u, a from those of u, a, y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  s = sin(a)
  t = s*u(1)
  call pushinteger4(i)
  first = 2*n
  stride = -2
  trips = max((1 - first + stride)/stride, 0)
  free = snapshots
  next = 0
  do trip = 0, trips - 1
    if (trip == next .or. trip == trips - 1) then
      call pushreal8array(u, size(u))
      call pushreal8(t)
      call pushinteger4(trip)
      free = free - 1
      call dotbar_advance(trips - trip, free, next)
      next = trip + next
    end if
    i = first + trip*stride
    t = t*cos(u(2)) + a*s
    do j = 1, 2
      u(j) = u(j) + 0.1d0*u(j + 1)*t
    end do
    if (u(1) > 1.0d0) u(3) = u(3)*u(1)/i
  end do
  i = first + trips*stride
  call pushinteger4(first)
  call pushinteger4(stride)
  call pushinteger4(trips)
  call pushinteger4(free)
  call pushreal8(s)
  s = 2.0d0
  y = u(1)*u(3)*t*a + s + i
  tb = 0.0d0
  sb = 0.0d0
  tempb = ab
  ab = 0.0d0
  yb = yb + exp(y)*tempb
  tempb = yb
  yb = 0.0d0
  ub(1) = ub(1) + u(3)*(t*(a*tempb))
  ub(3) = ub(3) + u(1)*(t*(a*tempb))
  tb = tb + u(1)*u(3)*(a*tempb)
  ab = ab + u(1)*u(3)*t*tempb
  call popreal8(s)
  tempb = sb
  sb = 0.0d0
  call popinteger4(free)
  call popinteger4(trips)
  call popinteger4(stride)
  call popinteger4(first)
  do trip = trips, 1, -1
    call popinteger4(place)
    call popreal8(t)
    call popreal8array(u, size(u))
    free = free + 1
    do while (place < trip - 1)
      call pushreal8array(u, size(u))
      call pushreal8(t)
      call pushinteger4(place)
      free = free - 1
      call dotbar_advance(trip - place, free, next)
      do again = place, place + next - 1
        i = first + again*stride
        t = t*cos(u(2)) + a*s
        do j = 1, 2
          u(j) = u(j) + 0.1d0*u(j + 1)*t
        end do
        if (u(1) > 1.0d0) u(3) = u(3)*u(1)/i
      end do
      place = place + next
    end do
    i = first + (trip - 1)*stride
    call pushreal8(t)
    t = t*cos(u(2)) + a*s
    call pushinteger4(j)
    first0 = 1
    stride0 = 1
    trips0 = max((2 - first0 + stride0)/stride0, 0)
    free0 = snapshots
    next0 = 0
    do trip0 = 0, trips0 - 1
      if (trip0 == next0 .or. trip0 == trips0 - 1) then
        call pushreal8array(u, size(u))
        call pushinteger4(trip0)
        free0 = free0 - 1
        call dotbar_advance(trips0 - trip0, free0, next0)
        next0 = trip0 + next0
      end if
      j = first0 + trip0*stride0
      u(j) = u(j) + 0.1d0*u(j + 1)*t
    end do
    j = first0 + trips0*stride0
    call pushinteger4(first0)
    call pushinteger4(stride0)
    call pushinteger4(trips0)
    call pushinteger4(free0)
    if (u(1) > 1.0d0) then
      call pushboolean(.true.)
    else
      call pushboolean(.false.)
    end if
    call popboolean(branch)
    if (branch) then
      tempb = ub(3)
      ub(3) = 0.0d0
      ub(3) = ub(3) + u(1)*(tempb/i)
      ub(1) = ub(1) + u(3)*(tempb/i)
    end if
    call popinteger4(free0)
    call popinteger4(trips0)
    call popinteger4(stride0)
    call popinteger4(first0)
    do trip0 = trips0, 1, -1
      call popinteger4(place0)
      call popreal8array(u, size(u))
      free0 = free0 + 1
      do while (place0 < trip0 - 1)
        call pushreal8array(u, size(u))
        call pushinteger4(place0)
        free0 = free0 - 1
        call dotbar_advance(trip0 - place0, free0, next0)
        do again0 = place0, place0 + next0 - 1
          j = first0 + again0*stride0
          u(j) = u(j) + 0.1d0*u(j + 1)*t
        end do
        place0 = place0 + next0
      end do
      j = first0 + (trip0 - 1)*stride0
      tempb = ub(j)
      ub(j) = 0.0d0
      ub(j) = ub(j) + tempb
      ub(j + 1) = ub(j + 1) + 0.1d0*(t*tempb)
      tb = tb + 0.1d0*u(j + 1)*tempb
    end do
    call popinteger4(j)
    call popreal8(t)
    tempb = tb
    tb = 0.0d0
    tb = tb + cos(u(2))*tempb
    ub(2) = ub(2) + (-sin(u(2))*(t*tempb))
    ab = ab + s*tempb
    sb = sb + a*tempb
  end do
  call popinteger4(i)
  tempb = tb
  tb = 0.0d0
  sb = sb + u(1)*tempb
  ub(1) = ub(1) + s*tempb
  tempb = sb
  sb = 0.0d0
  ab = ab + cos(a)*tempb
end subroutine march_b
