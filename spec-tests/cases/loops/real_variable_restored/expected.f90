! dotbar adjoint --rules tapenade-2012 --head 'f(x)>(y)' in.f90
! A DO variable overwrites a value that is needed backward: it comes back, whichever rules derive the loop.
subroutine f_b(x, xb, y, yb)
  implicit none
  real(8) :: x, y, a
  real(8) :: stride, trip
  real(8) :: xb, yb, tempb
  integer :: count
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a = cos(1.5d0)
  y = x*x*a
  stride = 0.5d0
  call pushreal8(a)
  a = 1.0d0
  count = 0
  do trip = a, 3.3d0, stride
    y = y + sin(x)*a
    call pushreal8(a)
    a = a + stride
    count = count + 1
  end do
  call pushinteger4(count)
  xb = 0.0d0
  tempb = yb
  yb = 0.0d0
  yb = yb + y*tempb
  yb = yb + y*tempb
  call popinteger4(count)
  do while (count > 0)
    count = count - 1
    call popreal8(a)
    tempb = yb
    yb = 0.0d0
    yb = yb + tempb
    xb = xb + cos(x)*(a*tempb)
  end do
  call popreal8(a)
  tempb = yb
  yb = 0.0d0
  xb = xb + x*(a*tempb)
  xb = xb + x*(a*tempb)
end subroutine f_b
