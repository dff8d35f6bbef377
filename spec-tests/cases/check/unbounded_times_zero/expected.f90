! dotbar adjoint --head 'f(x)>(y)' in.f90
subroutine f_b(x, xb, y, yb)
  real*8 :: x(3), y(7), s, p
  real :: w
  complex*16 :: z
  real*8 :: xb(3), yb(7), sb, tempb
  real :: wb
  complex*16 :: zb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  p = 0.5d0
  s = sqrt(x(1)**2) ! not used below: its adjoint is 0
  w = x(1)**2
  z = cmplx(x(1)*x(1), x(2)*x(2), 8)
  xb = 0.0d0
  zb = 0.0d0
  if (abs(z) > 0.0d0) then
    zb = zb + conjg(z)/abs(z)*yb(7)
  end if
  zb = zb + yb(7)/(2.0d0*(sqrt(z) + merge(sqrt(tiny(1.0d0)), 0.0d0, abs(sqrt(z)) <= 0.0d0)))
  yb(7) = 0.0d0
  xb(1) = xb(1) + 2.0d0*x(1)*real(zb)
  xb(2) = xb(2) - 2.0d0*x(2)*aimag(zb)
  wb = real(yb(6)/(2.0d0*max(sqrt(w), sqrt(tiny(1.0)))))
  yb(6) = 0.0d0
  xb(1) = xb(1) + 2.0d0*x(1)*wb
  xb(1) = xb(1) + 2.0d0*x(1)*(0.5d0*max((x(1)**2), tiny(1.0d0))**(0.5d0 - 1.0d0)*yb(5))
  xb(1) = xb(1) + 2.0d0*x(1)*(p*((x(1)**2) + merge(tiny(1.0d0), 0.0d0, abs((x(1)**2)) <= &
      0.0d0 .and. p < 1.0d0))**(p - 1.0d0)*yb(5))
  yb(5) = 0.0d0
  if (asin(1.0d0 - x(1)**2) >= 2.0d0) then
    xb(1) = xb(1) - 2.0d0*x(1)*(yb(4)/max(sqrt(1.0d0 - (1.0d0 - x(1)**2)**2), sqrt(tiny(1.0d0))))
  end if
  if (acos(1.0d0 - x(2)**2) <= x(3)) then
    xb(2) = xb(2) + 2.0d0*x(2)*(yb(4)/max(sqrt(1.0d0 - (1.0d0 - x(2)**2)**2), sqrt(tiny(1.0d0))))
  else
    xb(3) = xb(3) + yb(4)
  end if
  xb(2) = xb(2) + 2.0d0*x(2)*(yb(4)/max(sqrt(1.0d0 + x(2)**2 - 1.0d0)*sqrt(1.0d0 + x(2)**2 + &
      1.0d0), sqrt(tiny(1.0d0))))
  yb(4) = 0.0d0
  xb(1) = xb(1) + x(1)/max(hypot(x(1), x(2)), tiny(1.0d0))*yb(3)
  xb(2) = xb(2) + x(2)/max(hypot(x(1), x(2)), tiny(1.0d0))*yb(3)
  if (atan2(x(1), x(2)) >= 4.0d0*x(3)) then
    xb(1) = xb(1) + x(2)/max(x(1)**2 + x(2)**2, tiny(1.0d0))*yb(3)
    xb(2) = xb(2) - x(1)/max(x(1)**2 + x(2)**2, tiny(1.0d0))*yb(3)
  else
    xb(3) = xb(3) + 4.0d0*yb(3)
  end if
  yb(3) = 0.0d0
  tempb = yb(2)/(2.0d0*max(sqrt(x(1)**2 + x(2)**2), sqrt(tiny(1.0d0))))
  xb(1) = xb(1) + 2.0d0*x(1)*tempb
  xb(2) = xb(2) + 2.0d0*x(2)*tempb
  yb(2) = 0.0d0
  sb = 0.0d0
  if (s >= x(3)) then
    sb = sb + yb(1)
  else
    xb(3) = xb(3) + yb(1)
  end if
  yb(1) = 0.0d0
  xb(1) = xb(1) + 2.0d0*x(1)*(sb/(2.0d0*max(s, sqrt(tiny(1.0d0)))))
end subroutine f_b
