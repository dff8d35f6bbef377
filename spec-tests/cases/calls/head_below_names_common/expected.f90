! dotbar tangent --head 'p(y)/(h1)' --head 's1(y,h)/(u)' in.f90
subroutine p_d(y, yd)
  implicit none
  real(8) :: y, h1
  common /other/ h1
  common /other_d/ h1d
  real(8) :: yd, h1d, tempd
  ! Tangent: the derivatives of y are computed from those of h1, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = 0.0d0
  tempd = h1d
  call s2_d(h1, tempd, y, yd)
end subroutine p_d

subroutine s2_d(u, ud, y, yd)
  implicit none
  real(8) :: u, y
  real(8) :: ud, yd
  call s1_d(u, ud, y, yd)
end subroutine s2_d

subroutine s1_d(u, ud, y, yd)
  implicit none
  real(8) :: u, y, h
  common /other/ h
  common /other_d/ hd
  real(8) :: ud, yd, hd
  ! Tangent: the derivatives of y, h are computed from those of u, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  ! It is called by differentiated code, too: the caller also sets the derivatives of h (to zero, when nothing is added).
  yd = ud*u + u*ud
  y = u*u
end subroutine s1_d
