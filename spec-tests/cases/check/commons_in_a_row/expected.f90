! dotbar adjoint --head 'scaled(x)>(y)' in.f
subroutine scaled_b(x, xb)
  double precision :: x, factor, y, shift
  common /const/ factor
  common /offset/ shift
  common /result/ y
  common /result_b/ yb
  double precision :: xb, yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 2.0d0*x*(factor*yb)
  yb = 0.0d0
end subroutine scaled_b
