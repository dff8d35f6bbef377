! dotbar adjoint --head 'f(x,y)>(y)' --rules ./result.rules in.f90
subroutine f_b(x, xb, y, yb, k)
  real(8), intent(inout) :: x(4), y
  integer, intent(inout) :: k
  real(8) :: xb(4), yb
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = y + x(k)
  k = k - 1
  xb = 0.0d0
  yb = kept(x(k)*yb)
  xb(k) = kept(y*yb)
  yb = 0.0d0
  k = k + 1
  yb = kept(yb)
  xb(k) = kept(yb)
  yb = 0.0d0
end subroutine f_b
