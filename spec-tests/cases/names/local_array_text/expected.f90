! dotbar adjoint --head 'f(x)>(y)' in.f90
subroutine f_b(x, xb, y, yb)
  real(8) :: x, y
  real(8) :: cos0(3)
  real(8) :: xb, yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  cos0 = 0
  cos0(1) = 2.d0
  xb = cos(x)*(cos0(1)*yb)
  yb = 0.0d0
end subroutine f_b
