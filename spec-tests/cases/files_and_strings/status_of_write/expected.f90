! dotbar tangent --head 's(y)/(x)' in.f90
! A WRITE that tells how it ended: copied, as one that does not; the status is data like any other.
subroutine s_d(x, xd, y, yd)
  real :: x(3), y(3)
  integer :: i
  real :: xd(3), yd(3)
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = 0.0
  yd(1) = xd(1)
  y(1) = x(1)
  write(6, *, iostat=i) y(1)
  if (i == 0) then
    yd(1) = yd(1)*x(2) + y(1)*xd(2)
    y(1) = y(1)*x(2)
  end if
end subroutine s_d
