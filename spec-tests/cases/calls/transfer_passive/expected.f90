! dotbar tangent --head 's(x)>(y)' in.f90
subroutine s_d(x, xd, y, yd, k)
  implicit none
  real(8) :: x, y
  integer(8) :: i, k
  integer :: e
  real(8) :: xd, yd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = xd
  y = x
  i = transfer(1.5d0, i)
  i = ieor(i, k)
  y = y + transfer(i, y)
  i = transfer(x, i)
  e = int(ishft(i, -52)) - 1023
  if (e < 0) then
    yd = yd*2.0d0**e
    y = y*2.0d0**e + dble(e)
  end if
end subroutine s_d
