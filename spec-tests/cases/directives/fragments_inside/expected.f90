! dotbar adjoint --head 'f(y)/(x,y)' --head 'g(y)/(x,y)' in.f90
! Fragments inside of fragments, and of loops whose trips run again: the original of each is its statements.
subroutine f_b(x, xb, y, yb)
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  real(8) :: xb, yb, tempb
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call pushreal8(y)
  y = y*x
  y = sin(y*x)
  y = y*y
  xb = y*yb
  yb = x*yb
  call popreal8(y)
  call pushreal8(y)
  y = y*x
  call pushreal8(y)
  y = sin(y*x)
  yb = 2.0d0*y*yb
  call popreal8(y)
  tempb = cos(y*x)*yb
  xb = xb + y*tempb
  yb = x*tempb
  call popreal8(y)
  xb = xb + y*yb
  yb = x*yb
end subroutine f_b

subroutine g_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x
  double precision, intent(inout) :: y
  integer :: i
  double precision :: xb, yb, tempb
  integer :: first, stride, trips, trip, place, next, free, again, branch
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call pushinteger4(i)
  first = 1
  stride = 1
  trips = max((n - first + stride)/stride, 0)
  free = 2
  next = 0
  do trip = 0, trips - 1
    if (trip == next .or. trip == trips - 1) then
      call pushreal8(y)
      call pushinteger4(trip)
      free = free - 1
      call dotbar_advance(trips - trip, free, next)
      next = trip + next
    end if
    i = first + trip*stride
    y = y*sin(x*y)
    if (y > 0.3d0) y = y*x
    y = y + x
  end do
  i = first + trips*stride
  call pushinteger4(first)
  call pushinteger4(stride)
  call pushinteger4(trips)
  call pushinteger4(free)
  xb = 0.0d0
  call popinteger4(free)
  call popinteger4(trips)
  call popinteger4(stride)
  call popinteger4(first)
  do trip = trips, 1, -1
    call popinteger4(place)
    call popreal8(y)
    free = free + 1
    do while (place < trip - 1)
      call pushreal8(y)
      call pushinteger4(place)
      free = free - 1
      call dotbar_advance(trip - place, free, next)
      do again = place, place + next - 1
        i = first + again*stride
        y = y*sin(x*y)
        if (y > 0.3d0) y = y*x
        y = y + x
      end do
      place = place + next
    end do
    i = first + (trip - 1)*stride
    call pushreal8(y)
    y = y*sin(x*y)
    if (y > 0.3d0) y = y*x
    xb = xb + yb
    call popreal8(y)
    call pushreal8(y)
    y = y*sin(x*y)
    if (y > 0.3d0) then
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      xb = xb + y*yb
      yb = x*yb
    end if
    call popreal8(y)
    tempb = cos(x*y)*(y*yb)
    xb = xb + y*tempb
    yb = sin(x*y)*yb + x*tempb
  end do
  call popinteger4(i)
end subroutine g_b
