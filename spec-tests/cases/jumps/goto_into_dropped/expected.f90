! dotbar tangent --head 's(x)>(y)' in.f90
! A jump leads into an IF, and another into a CASE, in which nothing is left for the derivative: the label stays.
subroutine s_d(x, xd, y, yd, k)
  real(8) :: x, y, z
  integer :: k
  real(8) :: xd, yd, zd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  zd = cos(x)*xd
  z = sin(x)
  if (k > 2) go to 90
  if (k > 1) then
    90 continue
  end if
  select case (k)
  case (:0)
    zd = zd*x + z*xd
    z = z*x
    go to 80
  case default
    80 continue
    k = k
  end select
  yd = xd*z + x*zd
  y = x*z
end subroutine s_d
