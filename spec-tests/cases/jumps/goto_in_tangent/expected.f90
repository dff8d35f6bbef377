! dotbar tangent --head 's(y)/(x)' in.f90
! The tangent keeps the jumps, and what they look at.
subroutine s_d(n, x, xd, y, yd)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  real(8) :: t
  integer :: k
  real(8) :: xd, yd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  t = n - 2.5d0
  k = n - 1
  yd = xd
  y = x
  if (t) 10, 10, 20
  10 continue
  yd = yd*y + y*yd
  y = y*y
  20 continue
  go to (30, 40), k
  yd = cos(y)*yd
  y = sin(y)
  30 continue
  yd = yd*x + y*xd
  y = y*x
  40 continue
  if (n > 7) go to 50
  yd = yd + xd
  y = y + x
  50 continue
end subroutine s_d
