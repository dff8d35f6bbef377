! dotbar adjoint --head 'example51(v,x1)/(x1,x2)' in.f90 --no-diff-liveness
subroutine example51_b(x1, x1b, x2, x2b, v, vb)
  real :: x1, x2, y, z, v
  real :: x1b, x2b, vb, yb, zb, tempb
  ! Adjoint: sets the derivatives of x1, x2 from those of v, x1, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = sin(x1 + x2)
  z = y
  call pushreal4(x1)
  x1 = x2
  v = z*x2
  zb = x2*vb
  x2b = z*vb
  vb = 0.0
  call popreal4(x1)
  x2b = x2b + x1b
  x1b = 0.0
  yb = zb
  tempb = cos(x1 + x2)*yb
  x1b = x1b + tempb
  x2b = x2b + tempb
end subroutine example51_b
