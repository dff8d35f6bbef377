! Intrinsics with a kind argument, of an integer and a real, in several kinds in one procedure.
subroutine s(x, a, n, m, z)
  implicit none
  integer, parameter :: wp = 8
  real(wp), intent(in) :: x
  real(wp), intent(out) :: z
  real, intent(inout) :: a
  integer, intent(in) :: n
  logical, intent(in) :: m
  real(wp) :: w
  a = a + real(x)
  w = gamma(x) + log_gamma(a*2.0) + bessel_jn(n, x) + bessel_yn(0, x) + erfc_scaled(a)
  w = w + real(a, 8)*x + real(a, kind=wp) + dprod(a, a) + max(dble(a), x) + dim(x, w) + atan(x, w)
  w = w + merge(x, w, m) + scale(x, n)*fraction(w) + modulo(x, 2.0d0) + aint(a, wp) + sind(x)
  w = w + anint(x, kind=wp) + int(x, 8)*x + hypot(x, w)
  z = dlgama(w*real(anint(a), wp))
end subroutine s
