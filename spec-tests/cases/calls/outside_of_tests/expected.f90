! dotbar tangent --head 's(x)>(y)' in.f90
subroutine s_d(x, xd, y, yd)
  implicit none
  real(8) :: x, y, u, v
  logical :: l
  character :: c
  real(8) :: xd, yd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  l = x > 0.0d0
  call outside(l, u)
  c = merge('a', 'b', x > 1.0d0)
  call other(c, v)
  yd = xd*u*v
  y = x*u*v
end subroutine s_d
