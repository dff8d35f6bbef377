! dotbar tangent --head 'f(x)>(y)' in.f90
subroutine f_d(x, xd, y, yd)
  intrinsic cos
  real(8) :: x, y
  real(8) :: result
  real(8) :: xd, yd, resultd, cos_d
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  resultd = 0.0d0
  resultd = cos_d(x, xd, result)
  yd = cos(x)*xd*result + sin(x)*resultd
  y = sin(x)*result
end subroutine f_d

function cos_d(z, zd, cos) result(cosd0)
  real(8) :: z
  real(8) :: cos
  real(8) :: zd, cosd0
  cosd0 = zd*z + z*zd
  cos = z*z
end function cos_d
