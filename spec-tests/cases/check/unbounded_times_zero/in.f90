subroutine f(x, y)
  real*8 :: x(3), y(7), s, p
  real :: w
  complex*16 :: z
  p = 0.5d0
  s = sqrt(x(1)**2)                       ! not used below: its adjoint is 0
  y(1) = max(s, x(3))
  y(2) = sqrt(x(1)**2 + x(2)**2)
  y(3) = hypot(x(1), x(2)) + max(atan2(x(1), x(2)), 4.0d0*x(3))
  y(4) = max(asin(1.0d0 - x(1)**2), 2.0d0) + min(acos(1.0d0 - x(2)**2), x(3)) + acosh(1.0d0 + x(2)**2)
  y(5) = (x(1)**2)**0.5d0 + (x(1)**2)**p
  w = x(1)**2
  y(6) = sqrt(w)
  z = cmplx(x(1)*x(1), x(2)*x(2), 8)
  y(7) = abs(z) + real(sqrt(z))
end subroutine f
