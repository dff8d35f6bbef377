! dotbar adjoint --head 'f(x)>(y)' in.f90 consts.f90
subroutine f_b(x, xb, y, yb)
  use through
  implicit none
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  real(8) :: scale1, twice0, box0(2)
  integer :: shift0
  real(8) :: xb, yb, tb, scale1b, twice0b, box0b(2)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  scale1 = x*x
  twice0 = sin(scale1)
  box0 = [twice0, scale1]
  shift0 = 2
  scale1b = 0.0d0
  twice0b = 0.0d0
  box0b = 0.0d0
  tb = shift0*yb
  yb = 0.0d0
  box0b(1) = box0b(1) + box0(2)*tb
  box0b(2) = box0b(2) + box0(1)*tb
  twice0b = twice0b + box0b(1)
  scale1b = scale1b + box0b(2)
  scale1b = scale1b + cos(scale1)*twice0b
  xb = 2.0d0*x*scale1b
  xb = xb + tb
end subroutine f_b
