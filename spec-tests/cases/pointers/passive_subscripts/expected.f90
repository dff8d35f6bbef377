! dotbar adjoint --head f in.f90
subroutine f_b(n, x, xb, y, yb)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer, target :: k1, k2
  integer, pointer :: ip
  real(8) :: xb(n), yb
  integer, pointer :: before
  ! Adjoint: sets the derivatives of x, y from those of x, y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  k1 = 2
  k2 = 3
  ip => k1
  y = x(ip)**2
  before => ip
  ip => k2
  xb(ip) = xb(ip) + y*yb
  yb = x(ip)*yb
  ip => before
  xb(ip) = xb(ip) + 2.0d0*x(ip)*yb
  yb = 0.0d0
end subroutine f_b
