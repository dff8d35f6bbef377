! dotbar adjoint --head 'f(x)>(y)' in.f90
subroutine f_b(x, xb, y, yb)
  real(8) :: x, y, abs, merge
  real(8) :: xb, yb, absb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  merge = 2d0
  abs = 1d0
  absb = 0.0d0
  xb = 0.0d0
  if (x*merge >= x*x*abs) then
    xb = xb + merge*yb
  else
    xb = xb + 2.0d0*x*(abs*yb)
  end if
  yb = 0.0d0
end subroutine f_b
