! dotbar tangent --head 'with_variables(x,q)>(y)' in.f90
subroutine with_variables_d(x, xd, q, qd, y, yd)
  real(8), intent(in) :: x
  real, intent(in) :: q
  real(8), intent(inout) :: y
  real, parameter :: third = 1/3.
  real(8) :: xd, yd
  real :: qd
  ! Tangent: the derivatives of y are computed from those of x, q, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = third*(x + merge(tiny(1.0d0), 0.0d0, abs(x) <= 0.0d0 .and. third < 1.0))**(third - 1.0d0)* &
      xd + x*(q + merge(tiny(1.0d0), 0.0d0, abs(q) <= 0.0 .and. x < 1.0d0))**(x - 1.0d0)*qd + &
      merge(q**x*log(real(q, kind(x))), 0.0d0, q > 0.0)*xd
  y = x**third + q**x
end subroutine with_variables_d
