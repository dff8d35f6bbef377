! dotbar tangent --head 's(y,g)/(x,h)' in.f90
subroutine s_d(x, xd, y, yd)
  implicit none
  real*8 :: x, y, g, h
  common /blk/ g, h
  common /blk_d/ gd, hd
  real*8 :: xd, yd, gd, hd
  ! Tangent: the derivatives of y, g are computed from those of x, h, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  gd = 0.0d0
  yd = xd*x + x*xd
  y = x*x
end subroutine s_d
