! dotbar adjoint --head 'lg(y)/(x)' in.f90
subroutine lg_b(x, xb, y, yb)
  real(8) :: x, y
  real(8) :: xb, yb
  real(8), external :: dotbar_digamma8
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = dotbar_digamma8(x)*(x*yb)
  xb = xb + log_gamma(x)*yb
  yb = 0.0d0
end subroutine lg_b
