! dotbar adjoint --head 's(y)/(x)' in.f90
subroutine s_b(x, xb, y, yb)
  real :: x, y
  real :: xb, yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 2.0*x*yb
  yb = 0.0
end subroutine s_b
