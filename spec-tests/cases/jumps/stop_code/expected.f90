! dotbar adjoint --head 'f(y)/(x)' in.f90
subroutine f_b(x, xb, y, yb, n)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  integer, intent(in) :: n
  integer :: code
  logical :: silent
  real(8) :: xb, yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = x*x
  silent = n < 0
  if (y > 10) then
    code = n + 3
    stop code, quiet=silent
  end if
  xb = sin(y)*yb
  yb = cos(y)*(x*yb)
  xb = xb + 2.0d0*x*yb
  yb = 0.0d0
end subroutine f_b
