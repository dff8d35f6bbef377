! dotbar adjoint --head 'parts(a,b)>(y)' in.f90
! The part of a complex value that a real variable takes, and what is rounded, do not stand for the value; nor do complex values.
subroutine parts_b(a, ab, b, bb, y, yb)
  implicit none
  real(8), intent(in) :: a, b
  real(8), intent(inout) :: y
  real(8) :: x
  real(4) :: s
  complex(8) :: z, w, q
  real(8) :: ab, bb, yb, xb, tempb
  real(4) :: sb
  complex(8) :: zb, wb, qb
  ! Adjoint: sets the derivatives of a, b from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  z = cmplx(a, b, 8)
  x = exp(z)
  w = sqrt(z)
  q = w/z
  s = tanh(a)
  ab = 0.0d0
  bb = 0.0d0
  xb = 0.0d0
  sb = 0.0
  zb = 0.0d0
  wb = 0.0d0
  qb = 0.0d0
  xb = xb + 2.0d0*x*yb
  wb = wb + aimag(w)*yb
  wb = wb - (0.0d0, 1.0d0)*(real(w)*yb)
  qb = qb + 2.0d0*real(q)*yb
  tempb = s*yb
  qb = qb - (0.0d0, 1.0d0)*(x*tempb)
  xb = xb + aimag(q)*tempb
  sb = real(sb + aimag(q)*x*yb, 4)
  yb = 0.0d0
  ab = ab + (1.0d0 - tanh(a)**2)*sb
  sb = 0.0
  wb = wb + (1.0d0/z)*qb
  zb = zb - w*(1.0d0/z)**2*qb
  qb = 0.0d0
  zb = zb + wb/(2.0d0*(sqrt(z) + merge(sqrt(tiny(1.0d0)), 0.0d0, abs(sqrt(z)) <= 0.0d0)))
  wb = 0.0d0
  zb = zb + exp(z)*xb
  xb = 0.0d0
  ab = ab + real(zb)
  bb = bb - aimag(zb)
  zb = 0.0d0
end subroutine parts_b
