! dotbar adjoint --head 'p(y)/(x)' --rules tapenade-2012 in.f90
! Nothing that is differentiated depends on the fragment: it is left out, as what it reads is.
subroutine p_b(x, xb, y, yb)
  real*8 :: x, y
  real*8 :: xb, yb, tempb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  tempb = yb
  yb = 0.0d0
  xb = xb + 0.6d0*tempb
end subroutine p_b
