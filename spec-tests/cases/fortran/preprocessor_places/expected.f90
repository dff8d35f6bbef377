! dotbar tangent --cpp --head 'f(x)>(y)' in.F90
subroutine f_d(x, xd, y, yd)
  use stops
  implicit none
  real*8 :: x, y
  real*8 :: xd, yd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  if (x < 0.0d0) call failed("in.F90", 15)
  y = sqrt(x)
  yd = xd/(2.0d0*max(y, sqrt(tiny(1.0d0))))
end subroutine f_d
