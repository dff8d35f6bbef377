! dotbar adjoint --head 's(x)>(y)' in.f90
! The statement function is not the procedure of the same name.
subroutine s_b(x, xb, y, yb)
  real(8) :: x, y
  real(8) :: xb, yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 2.0d0*x*yb
  yb = 0.0d0
end subroutine s_b
