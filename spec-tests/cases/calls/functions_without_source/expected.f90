! dotbar tangent --head 'top(y)/(x)' in.f90
subroutine top_d(x, xd, y, yd)
  implicit none
  real(8) :: x, y, a(3)
  real(8), external :: noise
  integer, external :: pick
  real(8) :: result
  integer :: result0
  real(8) :: xd, yd, ad(3)
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  ad(1) = xd
  a(1) = x
  ad(2) = xd*x + x*xd
  a(2) = x*x
  ad(3) = 0.0d0
  a(3) = 3
  result = noise(1)
  yd = (xd*x + x*xd)*result
  y = x*x*result
  result0 = pick(3)
  yd = yd + (ad(result0)*x + a(result0)*xd)
  y = y + a(result0)*x
end subroutine top_d
