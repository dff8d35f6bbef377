! dotbar tangent --head 'f(x)>(y)' in.f90
subroutine f_d(x, xd, y, yd)
  use types
  use types, only: blend_d
  implicit none
  real*8 :: x, y, z
  real*8 :: xd, yd, zd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = xd*x + x*xd
  y = x*x
  zd = xd
  z = x
  call blend_d(y, yd, z, zd)
end subroutine f_d
