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
  bb = 0.0d0
  xb = 2.0d0*x*yb
  wb = aimag(w)*yb
  wb = wb - (0.0d0, 1.0d0)*(real(w)*yb)
  qb = 2.0d0*real(q)*yb
  tempb = s*yb
  qb = qb - (0.0d0, 1.0d0)*(x*tempb)
  xb = xb + aimag(q)*tempb
  sb = real(aimag(q)*x*yb, 4)
  yb = 0.0d0
  ab = (1.0d0 - tanh(a)**2)*sb
  wb = wb + (1.0d0/z)*qb
  zb = -w*(1.0d0/z)**2*qb
  zb = zb + wb/(2.0d0*(sqrt(z) + merge(sqrt(tiny(1.0d0)), 0.0d0, abs(sqrt(z)) <= 0.0d0)))
  zb = zb + exp(z)*xb
  ab = ab + real(zb)
  bb = bb - aimag(zb)
end subroutine parts_b
