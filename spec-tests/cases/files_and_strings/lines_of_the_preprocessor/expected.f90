! dotbar tangent --head 'f(y)/(x)' in.F90
subroutine f_d(x, xd, y, yd)
  use kinds, only: wp
  real(wp) :: x, y
  integer :: i
  real(wp) :: xd, yd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  do i = 1, 3
    xd = cos(x)*xd*x + sin(x)*xd
    x = sin(x)*x
  end do
  yd = xd
  y = x
end subroutine f_d
