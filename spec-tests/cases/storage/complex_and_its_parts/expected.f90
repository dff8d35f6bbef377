! dotbar tangent --head 'top(x)>(y)' in.f90
subroutine top_d(x, xd, y, yd)
  real(8) :: x, y
  complex(8) :: z
  common /blk/ z
  common /blk_d/ zd
  real(8) :: xd, yd
  complex(8) :: zd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = 0.0d0
  zd = xd*2.0d0 + (0.0d0, 1.0d0)*(xd*x + x*xd)
  z = cmplx(x*2.0d0, x*x, 8)
  call low_d(y, yd)
end subroutine top_d

subroutine low_d(y, yd)
  real(8) :: y
  real(8) :: r(2)
  common /blk/ r
  common /blk_d/ rd
  real(8) :: yd, rd(2)
  yd = rd(1)*3.0d0 + cos(r(2))*rd(2)
  y = r(1)*3.0d0 + sin(r(2))
end subroutine low_d
