! dotbar tangent --head 's(x)>(y)' in.f90
subroutine s_d(x, xd, y, yd)
  real(8) :: x(2), y(3)
  complex(8) :: z, w
  real(8) :: xd(2), yd(3)
  complex(8) :: zd, wd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  zd = xd(1) + (0.0d0, 1.0d0)*xd(2)
  z = cmplx(x(1), x(2), 8)
  wd = zd*conjg(z) + z*conjg(zd) + aimag(zd)
  w = z*conjg(z) + aimag(z)
  yd(1) = merge(real(conjg(w)*wd)/abs(w), 0.0d0, abs(w) > 0.0d0)
  y(1) = abs(w)
  yd(2) = real(wd*z + w*zd) + xd(1)*aimag(w) + x(1)*aimag(wd)
  y(2) = real(w*z) + x(1)*aimag(w)
  yd(3) = wd
  y(3) = w
end subroutine s_d
