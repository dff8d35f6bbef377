! dotbar tangent --head 'p(x,g)>(y)' in.f90
module m_d
  use m
  ! The kind of a module variable has a name that the derivative does not import: the conversion says a number.
  real(wp) :: gd
end module m_d

subroutine p_d(x, xd, y, yd)
  use m, only: g
  use m_d, only: gd
  implicit none
  real(4) :: x
  double precision :: y
  real(4) :: xd
  double precision :: yd
  ! Tangent: the derivatives of y are computed from those of x, g, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = merge(gd, real(xd, 8), g >= dble(x))
  y = max(g, dble(x))
end subroutine p_d
