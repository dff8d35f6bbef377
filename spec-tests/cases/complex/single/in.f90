subroutine s(n, x, y)
  implicit none
  integer, parameter :: wp = kind(1.0)
  integer :: n, k
  real(4) :: x(n), y(n), r
  complex(4) :: z, w, v
  z = cmplx(x(1), x(2), wp)
  w = cmplx(x(3), sin(x(1)), kind=wp)
  v = z*aimag(w)*real(z, wp) + w*abs(z*w)
  y(1) = abs(v)
  y(2) = aimag(v*conjg(z))
  y(3) = real(v)*x(1) + real(w)
  v = conjg(v)*real(w)
  v = v**2 + z**3 + w**x(1) + x(2)**z + z**w
  y(4) = abs(v - z)**2
  v = cmplx(x(4), kind=wp) + cmplx(v, kind=wp)*exp(z)
  y(5) = v
  k = 3
  v = v/(z + w)**k
  y(6) = real(conjg(v)*v)*aimag(sqrt(v)) + abs(log(v))*real(cos(v)*sin(w))
  v = asin(z) + acos(w) + atan(z) + asinh(w) + acosh(-z) + atanh(z) + tan(w) + sinh(z) + cosh(w) + tanh(z)
  y(7) = real(v*cmplx(x(5), x(6), wp))
  r = aimag(v)
  z = r
  v = v*(z - abs(r - x(1))) + z*r
  y(8) = aimag(v)*r + real(merge(v, w, x(1) > 0.0))
  y(9) = real(cmplx(x(7), x(8))*conjg(cmplx(x(9))))*aimag(v) + aimag(conjg(z*v))*imag(conjg(w))
  y(10) = real(csqrt(v)*cexp(w)*clog(z + w)*csin(w) - ccos(v)*conjg(v)) + real(v)
end subroutine s
