! dotbar adjoint --head 'f(x)>(y)' in.f90
! Targets of one pointer that internal procedures see, too: the derivative of each begins with zero.
subroutine f_b(x, xb, y, yb)
  real*8 :: x(2), y
  real*8, target :: ta(2), tb(2)
  real*8, pointer :: p(:)
  real*8 :: xb(2), yb, tempb
  real*8, target :: tab(2), tbb(2)
  real*8, pointer :: pb(:)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  ta = 0.5d0*x
  tb = x(1)*x
  if (x(2) > 5d0) then
    p => ta
    pb => tab
  else
    p => tb
    pb => tbb
  end if
  call pushreal8(p(1))
  p(1) = p(1)*x(2)
  call pushreal8(ta(2))
  ta(2) = ta(2)*x(1)
  y = p(1)*p(2)*ta(2)
  xb = 0.0d0
  tab = 0.0d0
  tbb = 0.0d0
  call g_b(y, yb)
  tempb = ta(2)*yb
  pb(1) = pb(1) + p(2)*tempb
  pb(2) = pb(2) + p(1)*tempb
  tab(2) = tab(2) + p(1)*p(2)*yb
  yb = 0.0d0
  call popreal8(ta(2))
  xb(1) = xb(1) + ta(2)*tab(2)
  tab(2) = x(1)*tab(2)
  call popreal8(p(1))
  xb(2) = xb(2) + p(1)*pb(1)
  pb(1) = x(2)*pb(1)
  xb(1) = xb(1) + sum(x*tbb)
  xb = xb + x(1)*tbb
  tbb = 0.0d0
  xb = xb + 0.5d0*tab
  tab = 0.0d0
contains
  subroutine g_b(z, zb)
    real*8, intent(inout) :: z
    real*8 :: zb
    zb = 2.0d0*z*zb
  end subroutine g_b
end subroutine f_b
