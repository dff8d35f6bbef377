! dotbar tangent --head 'f(y)/(x)' --keep-results in.f90
subroutine f_d(x, xd, y, yd, z)
  real(8) :: x, y, z
  real(8) :: xd, yd, zd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  zd = xd*x + x*xd
  z = x*x
  xd = cos(z)*zd
  x = sin(z)
  yd = xd*z + x*zd
  y = x*z
end subroutine f_d
