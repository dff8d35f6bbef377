subroutine s(n, x, y)
  implicit none
  integer, parameter :: wp = 8
  integer :: n, k
  real(8) :: x(n), y(n), r
  complex(8) :: z, w, v
  z = cmplx(x(1), x(2), 8)
  w = cmplx(x(3), sin(x(1)), kind=8)
  v = z*aimag(w)*real(z, 8) + w*abs(z*w)
  y(1) = abs(v)
  y(2) = aimag(v*conjg(z))
  y(3) = real(v)*x(1) + dble(w)
  v = conjg(v)*real(w)
  v = v**2 + z**3 + w**x(1) + x(2)**z + z**w
  y(4) = abs(v - z)**2
  v = cmplx(x(4), kind=wp) + cmplx(v, kind=8)*exp(z)
  y(5) = v
  k = 3
  v = v/(z + w)**k
  y(6) = real(conjg(v)*v)*aimag(sqrt(v)) + abs(log(v))*real(cos(v)*sin(w))
  v = asin(z) + acos(w) + atan(z) + asinh(w) + acosh(-z) + atanh(z) + tan(w) + sinh(z) + cosh(w) + tanh(z)
  y(7) = real(v*cmplx(x(5), x(6), 8))
  r = aimag(v)
  z = r
  v = v*(z - abs(r - x(1))) + z*r
  y(8) = aimag(v)*r + real(merge(v, w, x(1) > 0.0d0))
  y(9) = real(dcmplx(x(7), x(8))*conjg(dcmplx(x(9))))*dimag(v) + aimag(conjg(z*v))*imag(conjg(w))
  y(10) = real(zsqrt(v)*cdexp(w)*zlog(z + w)*zsin(w) - zcos(v)*dconjg(v)) + dreal(v)
end subroutine s
