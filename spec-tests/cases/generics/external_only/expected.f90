! dotbar tangent --head 'h(x)>(y)' in.f90
subroutine h_d(x, xd, y, yd)
  use m, only: g
  implicit none
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  real(8) :: c
  real(8) :: xd, yd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  c = g(0.5d0)
  yd = c*xd
  y = c*x
end subroutine h_d
