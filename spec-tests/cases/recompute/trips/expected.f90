! dotbar adjoint --head 'trips(x,y)>(y)' in.f90
! What has a label is computed again, too; the trips of a DO with a real variable are counted: they compute nothing again.
subroutine trips_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i
  real(8) :: c, d, z, t
  real(8) :: stride, trip
  real(8) :: xb(n), yb, cb, db, tb, tempb, temp0b
  integer :: count
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, n
    if (.not. x(i) > 100) y = y*2
    c = 2*x(i)
    call pushreal8(y)
    y = y + c*c*y*x(i)
  end do
  do i = 1, n
    c = 3*x(i)
    d = c*i
    call pushreal8(y)
    y = y + c*c*y*x(i)*d
  end do
  stride = 0.25d0
  z = 0.0d0
  count = 0
  do trip = z, 1.0d0, stride
    call pushreal8(t)
    t = x(1)*x(2)
    z = z + stride
    count = count + 1
  end do
  call pushinteger4(count)
  call pushreal8(t)
  t = x(n)
  xb = 0.0d0
  tb = 2.0d0*t*yb
  call popreal8(t)
  xb(n) = xb(n) + tb
  call popinteger4(count)
  do while (count > 0)
    count = count - 1
    tb = 2.0d0*t*yb
    call popreal8(t)
    xb(1) = xb(1) + x(2)*tb
    xb(2) = xb(2) + x(1)*tb
  end do
  do i = n, 1, -1
    c = 3*x(i)
    d = c*i
    call popreal8(y)
    tempb = d*yb
    temp0b = x(i)*tempb
    cb = 2.0d0*c*(y*temp0b)
    db = c*c*y*x(i)*yb
    yb = yb + c*c*temp0b
    cb = cb + i*db
    xb(i) = xb(i) + (3*cb + c*c*y*tempb)
  end do
  do i = n, 1, -1
    c = 2*x(i)
    call popreal8(y)
    tempb = x(i)*yb
    cb = 2.0d0*c*(y*tempb)
    xb(i) = xb(i) + c*c*y*yb
    yb = yb + c*c*tempb
    xb(i) = xb(i) + 2*cb
    if (.not. x(i) > 100) then
      yb = 2*yb
    end if
  end do
end subroutine trips_b
