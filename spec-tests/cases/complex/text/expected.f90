! dotbar adjoint --head 's(x)>(y)' in.f90
subroutine s_b(x, xb, y, yb)
  real(8) :: x(2), y(3)
  complex(8) :: z, w
  real(8) :: xb(2), yb(3)
  complex(8) :: zb, wb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  z = cmplx(x(1), x(2), 8)
  w = z*conjg(z) + aimag(z)
  xb = 0.0d0
  wb = yb(3)
  yb(3) = 0.0d0
  wb = wb + z*yb(2)
  zb = w*yb(2)
  xb(1) = xb(1) + aimag(w)*yb(2)
  wb = wb - (0.0d0, 1.0d0)*(x(1)*yb(2))
  yb(2) = 0.0d0
  if (abs(w) > 0.0d0) then
    wb = wb + conjg(w)/abs(w)*yb(1)
  end if
  yb(1) = 0.0d0
  zb = zb + conjg(z)*wb
  zb = zb + conjg(z*wb)
  zb = zb - (0.0d0, 1.0d0)*real(wb)
  xb(1) = xb(1) + real(zb)
  xb(2) = xb(2) - aimag(zb)
end subroutine s_b
