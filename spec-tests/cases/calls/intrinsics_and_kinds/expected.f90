! dotbar adjoint --head 's(z)/(x)' in.f90
! Intrinsics with a kind argument, of an integer and a real, in several kinds in one procedure.
subroutine s_b(x, xb, a, n, m, z, zb)
  implicit none
  integer, parameter :: wp = 8
  real(wp), intent(in) :: x
  real(wp), intent(inout) :: z
  real, intent(inout) :: a
  integer, intent(in) :: n
  logical, intent(in) :: m
  real(wp) :: w
  real(wp) :: xb, zb, wb, tempb
  real :: ab
  real(8), external :: dotbar_digamma8
  real(4), external :: dotbar_digamma4
  ! Adjoint: sets the derivatives of x from those of z, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a = a + real(x)
  w = gamma(x) + log_gamma(a*2.0) + bessel_jn(n, x) + bessel_yn(0, x) + erfc_scaled(a)
  call pushreal8(w)
  w = w + real(a, 8)*x + real(a, kind=wp) + dprod(a, a) + max(dble(a), x) + dim(x, w) + atan(x, w)
  call pushreal8(w)
  w = w + merge(x, w, m) + scale(x, n)*fraction(w) + modulo(x, 2.0d0) + aint(a, wp) + sind(x)
  call pushreal8(w)
  w = w + anint(x, kind=wp) + int(x, 8)*x + hypot(x, w)
  ab = 0.0
  tempb = dotbar_digamma8(w*real(anint(a), wp))*zb
  wb = real(anint(a), wp)*tempb
  zb = 0.0d0
  call popreal8(w)
  xb = int(x, 8)*wb
  xb = xb + x/max(hypot(x, w), tiny(1.0d0))*wb
  wb = wb + w/max(hypot(x, w), tiny(1.0d0))*wb
  call popreal8(w)
  tempb = wb
  wb = tempb
  if (m) then
    xb = xb + tempb
  else
    wb = wb + tempb
  end if
  xb = xb + scale(1.0d0, n)*(fraction(w)*tempb)
  wb = wb + scale(1.0d0, -exponent(w))*(scale(x, n)*tempb)
  xb = xb + tempb
  xb = xb + cosd(x)*acos(-1.0d0)/180.0d0*tempb
  call popreal8(w)
  tempb = wb
  wb = tempb
  ab = real(ab + x*tempb)
  xb = xb + real(a, 8)*tempb
  ab = real(ab + tempb)
  ab = real(ab + dble(a)*tempb)
  ab = real(ab + dble(a)*tempb)
  if (dble(a) >= x) then
    ab = real(ab + tempb)
  else
    xb = xb + tempb
  end if
  if (x > w) then
    xb = xb + tempb
    wb = wb - tempb
  end if
  xb = xb + w/max(x**2 + w**2, tiny(1.0d0))*tempb
  wb = wb - x/max(x**2 + w**2, tiny(1.0d0))*tempb
  xb = xb + gamma(x)*dotbar_digamma8(x)*wb
  ab = real(ab + 2.0*(dotbar_digamma4(a*2.0)*wb))
  if (n == 0) then
    xb = xb - bessel_j1(x)*wb
  else
    xb = xb + 0.5d0*(bessel_jn(abs(n - 1), x) - bessel_jn(n + 1, x))*wb
  end if
  if (0 == 0) then
    xb = xb - bessel_y1(x)*wb
  else
    xb = xb + 0.5d0*(bessel_yn(abs(0 - 1), x) - bessel_yn(0 + 1, x))*wb
  end if
  ab = real(ab + (2.0d0*a*erfc_scaled(a) - 2.0d0/sqrt(acos(-1.0d0)))*wb)
  xb = xb + ab
  ab = 0.0
end subroutine s_b
