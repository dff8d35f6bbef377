! dotbar tangent --head 'f(x)>(y)' in.f90
! Whole steps of a real DO variable are added as they are.
subroutine f_d(x, xd, y, yd)
  implicit none
  real(8) :: x, y, a
  real(8) :: trip, trip0
  real(8) :: xd, yd, ad
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = 0.0d0
  ad = xd
  a = x
  do trip = a, x + 4.5d0, 2
    yd = yd*a + y*ad
    y = y*a
    a = a + 2
  end do
  ad = xd
  a = x
  do trip0 = a, x - 4.5d0, -2
    yd = yd + (ad*a + a*ad)
    y = y + a*a
    a = a + (-2)
  end do
end subroutine f_d
