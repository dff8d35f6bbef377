! dotbar tangent --head 'p(x)>(y)' in.f90
module md_d
  use md
contains
  subroutine spread_d(x, xd, big)
    real(8), intent(inout) :: x
    logical, intent(in) :: big
    real(8) :: xd
    if (big) then
      xd = 2.0d0*x*xd
      x = x**2
    end if
  end subroutine spread_d
end module md_d

subroutine p_d(n, x, xd, c, y, yd)
  use md, only: spread0 => spread
  use md_d, only: spread_d
  implicit none
  intrinsic spread
  integer, intent(in) :: n
  real(8), intent(in) :: x, c(n, 2)
  real(8), intent(inout) :: y(2)
  real(8) :: g
  real(8) :: xd, yd(2), gd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  gd = cos(x)*xd
  g = sin(x)
  call spread_d(g, gd, x > 0.2d0)
  yd = [gd, spread(0.0d0, 1, size(c(2:2, 1), 1))]
  y = [g, c(2:2, 1)]
end subroutine p_d
