! dotbar adjoint --head 'simulate(u,e)/(u,p)' in.f90
! A simulation of many steps: its adjoint runs steps again from five snapshots.
subroutine simulate_b(n, nt, u, ub, p, pb, e, eb)
  implicit none
  integer, intent(in) :: n, nt
  double precision, intent(inout) :: u(n)
  double precision, intent(in) :: p(2)
  double precision, intent(inout) :: e
  double precision :: f(n)
  integer :: i, it
  double precision :: ub(n), pb(2), eb, fb(n), tempb, sumb
  integer :: first, stride, trips, trip, place, next, free, again, branch
  ! Adjoint: sets the derivatives of u, p from those of u, e, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  e = 0
  call pushinteger4(it)
  first = 1
  stride = 1
  trips = max((nt - first + stride)/stride, 0)
  free = 5
  next = 0
  do trip = 0, trips - 1
    if (trip == next .or. trip == trips - 1) then
      call pushreal8array(u, size(u))
      call pushreal8(e)
      call pushreal8array(f, size(f))
      call pushinteger4(trip)
      free = free - 1
      call dotbar_advance(trips - trip, free, next)
      next = trip + next
    end if
    it = first + trip*stride
    call forces(n, u, p, f)
    do i = 1, n
      u(i) = u(i) + 0.01d0*f(i)
      if (mod(it, 3) == 0) u(i) = u(i)*cos(u(i)*p(1))
    end do
    e = e + it*u(2)**2
  end do
  it = first + trips*stride
  call pushinteger4(first)
  call pushinteger4(stride)
  call pushinteger4(trips)
  call pushinteger4(free)
  pb = 0.0d0
  fb = 0.0d0
  ub(1) = ub(1) + e*eb
  eb = u(1)*eb
  call popinteger4(free)
  call popinteger4(trips)
  call popinteger4(stride)
  call popinteger4(first)
  do trip = trips, 1, -1
    call popinteger4(place)
    call popreal8array(f, size(f))
    call popreal8(e)
    call popreal8array(u, size(u))
    free = free + 1
    do while (place < trip - 1)
      call pushreal8array(u, size(u))
      call pushreal8(e)
      call pushreal8array(f, size(f))
      call pushinteger4(place)
      free = free - 1
      call dotbar_advance(trip - place, free, next)
      do again = place, place + next - 1
        it = first + again*stride
        call forces(n, u, p, f)
        do i = 1, n
          u(i) = u(i) + 0.01d0*f(i)
          if (mod(it, 3) == 0) u(i) = u(i)*cos(u(i)*p(1))
        end do
        e = e + it*u(2)**2
      end do
      place = place + next
    end do
    it = first + (trip - 1)*stride
    call pushreal8array(f, size(f))
    call forces(n, u, p, f)
    do i = 1, n
      call pushreal8(u(i))
      u(i) = u(i) + 0.01d0*f(i)
      if (mod(it, 3) == 0) then
        call pushreal8(u(i))
        u(i) = u(i)*cos(u(i)*p(1))
        call pushcontrol1b(0)
      else
        call pushcontrol1b(1)
      end if
    end do
    ub(2) = ub(2) + 2.0d0*u(2)*(it*eb)
    sumb = 0.0d0
    do i = n, 1, -1
      call popcontrol1b(branch)
      if (branch == 0) then
        call popreal8(u(i))
        tempb = -sin(u(i)*p(1))*(u(i)*ub(i))
        sumb = sumb + u(i)*tempb
        ub(i) = cos(u(i)*p(1))*ub(i) + p(1)*tempb
      end if
      call popreal8(u(i))
      fb(i) = fb(i) + 0.01d0*ub(i)
    end do
    if (n >= 1) then
      pb(1) = pb(1) + sumb
    end if
    call forces_b(n, u, ub, p, pb, f, fb)
    call popreal8array(f, size(f))
  end do
  call popinteger4(it)
  eb = 0.0d0
end subroutine simulate_b

subroutine forces_b(n, u, ub, p, pb, f, fb)
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: u(n), p(2)
  double precision, intent(inout) :: f(n)
  integer :: i
  double precision :: ub(n), pb(2), fb(n), tempb, temp0b, temp1b(n), temp2b(n), sumb, sumb0
  sumb = 0.0d0
  sumb0 = 0.0d0
  do i = n - 1, 2, -1
    sumb = sumb + (u(i - 1) - 2*u(i) + u(i + 1))*fb(i)
    tempb = p(1)*fb(i)
    temp1b(i - 1) = tempb
    temp2b(i + 1) = tempb
    temp0b = (1 - u(i)**2)*fb(i)
    sumb0 = sumb0 + u(i)*temp0b
    ub(i) = ub(i) + (p(2)*temp0b - 2.0d0*u(i)*(p(2)*u(i)*fb(i)) - 2*tempb)
    fb(i) = 0.0d0
  end do
  ub(1:n - 2) = ub(1:n - 2) + temp1b(1:n - 2)
  ub(3:n) = ub(3:n) + temp2b(3:n)
  if (n - 1 >= 2) then
    pb(1) = pb(1) + sumb
    pb(2) = pb(2) + sumb0
  end if
  fb(n) = 0.0d0
  fb(1) = 0.0d0
end subroutine forces_b
