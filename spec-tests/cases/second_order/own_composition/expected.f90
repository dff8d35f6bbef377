! dotbar twice --rules ./twice --head 'f(x,xd)>(y)' in.f90
! The tangent's name of x is taken, and another argument has it: the second mode asks about the derivative, not about that.
subroutine f_d(x, xd0, xd, xdd, y, yd)
  implicit none
  real(8), intent(in) :: x(2), xd
  real(8), intent(inout) :: y
  real(8) :: xd0(2), xdd, yd
  ! Tangent: the derivatives of y are computed from those of x, xd, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = (3*x(1)**2*xd0(1)*x(2) + x(1)**3*xd0(2))*xd + x(1)**3*x(2)*xdd
  y = x(1)**3*x(2)*xd
end subroutine f_d

! The tangent's name of x is taken, and another argument has it: the second mode asks about the derivative, not about that.
subroutine f_d_t(x, xt, xd0, xd, xdt, xdd, y, yd, ydt)
  implicit none
  real(8), intent(in) :: x(2), xd
  real(8), intent(inout) :: y
  real(8) :: xd0(2), xdd, yd
  real(8) :: xt(2), xdt, ydt
  ! Tangent: the derivatives of yd are computed from those of x, xd, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  ! Tangent: the derivatives of y are computed from those of x, xd, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  ydt = (3*(2.0d0*x(1)*xt(1))*xd0(1)*x(2) + 3*x(1)**2*xd0(1)*xt(2) + 3*x(1)**2*xt(1)*xd0(2))*xd + &
      (3*x(1)**2*xd0(1)*x(2) + x(1)**3*xd0(2))*xdt + (3*x(1)**2*xt(1)*x(2) + x(1)**3*xt(2))*xdd
  yd = (3*x(1)**2*xd0(1)*x(2) + x(1)**3*xd0(2))*xd + x(1)**3*x(2)*xdd
  y = x(1)**3*x(2)*xd
end subroutine f_d_t
