! dotbar adjoint --head 'outer(x)>(y,outer)' in.f90
subroutine outer_b(x, xb, y, yb, outerb)
  real*8 :: x, y
  real*8 :: xb, yb, outerb
  ! Adjoint: sets the derivatives of x from those of y, outer, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  outerb = 0.0d0
  yb = 0.0d0
end subroutine outer_b
