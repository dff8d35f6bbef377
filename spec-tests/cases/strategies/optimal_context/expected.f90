! dotbar adjoint --rules strategies/optimal --head 'g(c,d,u)>(d,u,y)' strategy.f90 in.f90
! What snapshots hold (q, z, v, w), and not: c is only read, r is set before it is read, i has its own place. What trips read that run again
! is kept where it is overwritten behind the loop: b; not d, which no trip reads, nor p, which they set before.
subroutine g_b(n, c, cb, d, db, u, ub, y, yb)
  use strategy, only: snapshots
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: c
  real(8), intent(inout) :: d, u(3)
  real(8), intent(inout) :: y
  integer :: i
  real(8) :: b, p, q, r, v, w, z
  real(8) :: cb, db, ub(3), yb, bb, pb, qb, rb, vb, wb, zb, tempb
  integer :: first, stride, trips, trip, place, next, free, again
  ! Adjoint: sets the derivatives of c, d, u from those of d, u, y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  i = 2
  z = c*u(1)
  b = u(3)
  q = z*z*u(i)
  v = 0.0d0
  w = c
  call pushinteger4(i)
  first = 1
  stride = 1
  trips = max((n - first + stride)/stride, 0)
  free = snapshots
  next = 0
  do trip = 0, trips - 1
    if (trip == next .or. trip == trips - 1) then
      call pushreal8(q)
      call pushreal8(v)
      call pushreal8(w)
      call pushreal8(z)
      call pushinteger4(trip)
      free = free - 1
      call dotbar_advance(trips - trip, free, next)
      next = trip + next
    end if
    i = first + trip*stride
    r = sin(q)*c
    z = r*r
    q = q + 0.1d0*r*cos(z) + b
    w = w*r + z
    p = 2.0d0*q
    v = v + w + p
  end do
  i = first + trips*stride
  call pushinteger4(first)
  call pushinteger4(stride)
  call pushinteger4(trips)
  call pushinteger4(free)
  call pushreal8(b)
  b = 3.0d0
  call pushreal8(r)
  r = 0.0d0
  p = 1.0d0
  y = v*v + d + b*w + r + p
  d = y*w
  cb = 0.0d0
  bb = 0.0d0
  pb = 0.0d0
  qb = 0.0d0
  rb = 0.0d0
  vb = 0.0d0
  wb = 0.0d0
  zb = 0.0d0
  tempb = ub(2)
  ub(2) = 0.0d0
  db = db + w*tempb
  wb = wb + d*tempb
  tempb = db
  db = 0.0d0
  yb = yb + w*tempb
  wb = wb + y*tempb
  tempb = yb
  yb = 0.0d0
  vb = vb + v*tempb
  vb = vb + v*tempb
  db = db + tempb
  wb = wb + b*tempb
  tempb = pb
  pb = 0.0d0
  call popreal8(r)
  tempb = rb
  rb = 0.0d0
  call popreal8(b)
  tempb = bb
  bb = 0.0d0
  call popinteger4(free)
  call popinteger4(trips)
  call popinteger4(stride)
  call popinteger4(first)
  do trip = trips, 1, -1
    call popinteger4(place)
    call popreal8(z)
    call popreal8(w)
    call popreal8(v)
    call popreal8(q)
    free = free + 1
    do while (place < trip - 1)
      call pushreal8(q)
      call pushreal8(v)
      call pushreal8(w)
      call pushreal8(z)
      call pushinteger4(place)
      free = free - 1
      call dotbar_advance(trip - place, free, next)
      do again = place, place + next - 1
        i = first + again*stride
        r = sin(q)*c
        z = r*r
        q = q + 0.1d0*r*cos(z) + b
        w = w*r + z
        p = 2.0d0*q
        v = v + w + p
      end do
      place = place + next
    end do
    i = first + (trip - 1)*stride
    call pushreal8(r)
    r = sin(q)*c
    call pushreal8(z)
    z = r*r
    tempb = vb
    vb = 0.0d0
    vb = vb + tempb
    wb = wb + tempb
    pb = pb + tempb
    tempb = pb
    pb = 0.0d0
    qb = qb + 2.0d0*tempb
    tempb = wb
    wb = 0.0d0
    wb = wb + r*tempb
    rb = rb + w*tempb
    zb = zb + tempb
    tempb = qb
    qb = 0.0d0
    qb = qb + tempb
    rb = rb + 0.1d0*(cos(z)*tempb)
    zb = zb + (-sin(z)*(0.1d0*r*tempb))
    bb = bb + tempb
    call popreal8(z)
    tempb = zb
    zb = 0.0d0
    rb = rb + r*tempb
    rb = rb + r*tempb
    call popreal8(r)
    tempb = rb
    rb = 0.0d0
    qb = qb + cos(q)*(c*tempb)
    cb = cb + sin(q)*tempb
  end do
  call popinteger4(i)
  tempb = wb
  wb = 0.0d0
  cb = cb + tempb
  tempb = vb
  vb = 0.0d0
  tempb = qb
  qb = 0.0d0
  zb = zb + z*(u(i)*tempb)
  zb = zb + z*(u(i)*tempb)
  ub(i) = ub(i) + z*z*tempb
  tempb = bb
  bb = 0.0d0
  ub(3) = ub(3) + tempb
  tempb = zb
  zb = 0.0d0
  cb = cb + u(1)*tempb
  ub(1) = ub(1) + c*tempb
end subroutine g_b
