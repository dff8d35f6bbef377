! dotbar tangent --head 'f(x,s)>(y)' in.f90
! Elements are converted where they stand; their derivatives have one type, too, though a conversion that they need not make is gone.
subroutine f_d(n, x, xd, s, sd, y, yd)
  integer :: n
  real(8) :: x(n), y(n)
  real(4) :: s(n)
  complex(8) :: w(4)
  real(8) :: xd(n), yd(n)
  real(4) :: sd(n)
  complex(8) :: wd(4)
  ! Tangent: the derivatives of y are computed from those of x, s, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = [real(sd(1:2), 8), xd(1), 0.0d0]
  y = [dble(s(1:2)), x(1), 2.0d0]
  wd = [(1.0d0, 0.0d0)*xd(1), (0.0d0, 0.0d0), yd(2) + (0.0d0, 1.0d0)*xd(3), (1.0d0, 0.0d0)*sd(3)]
  w = [cmplx(x(1), kind=8), (0.5d0, 1.0d0), cmplx(y(2), x(3), 8), cmplx(s(3), kind=8)]
  yd = yd*real(w*w, 8) + y*real(wd*w + w*wd) + aimag(wd)
  y = y*real(w*w, 8) + aimag(w)
end subroutine f_d
