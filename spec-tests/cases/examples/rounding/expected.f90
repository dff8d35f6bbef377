! dotbar adjoint --rules examples/rounding --head 'series(x)>(y)' rounding.f90 series.f90
! A recurrence in single precision.
subroutine series_b(n, x, xb, y, yb)
  use rounding, only: bound
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: x(n)
  real, intent(inout) :: y
  real :: s
  integer :: i
  real :: xb(n), yb, sb, tempb
  integer :: first, last, stride
  logical :: branch
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  s = 1.0
  call pushinteger4(i)
  first = 1
  stride = 1
  do i = first, n, stride
    call pushreal4(s)
    s = s*x(i) + sin(x(i))/(s + 2.0)
    if (s > 1.0) then
      call pushreal4(s)
      s = s - 0.25*s**2
      call pushboolean(.true.)
    else
      call pushboolean(.false.)
    end if
  end do
  call pushinteger4(i - stride)
  call pushinteger4(first)
  call pushinteger4(-stride)
  xb = 0.0
  sb = 0.0
  tempb = yb
  yb = 0.0
  bound = bound + abs((exp(s) - 1.0)*tempb)
  bound = bound + abs(exp(s)*tempb)
  sb = sb + exp(s)*tempb
  call popinteger4(stride)
  call popinteger4(last)
  call popinteger4(first)
  do i = first, last, stride
    call popboolean(branch)
    if (branch) then
      call popreal4(s)
      tempb = sb
      sb = 0.0
      bound = bound + abs((s - 0.25*s**2)*tempb)
      sb = sb + tempb
      bound = bound + abs(0.25*s**2*(-tempb))
      bound = bound + (1 + abs(2))*abs(s**2*(-0.25*tempb))
      sb = sb + (-2.0*s*(0.25*tempb))
    end if
    call popreal4(s)
    tempb = sb
    sb = 0.0
    bound = bound + abs((s*x(i) + sin(x(i))/(s + 2.0))*tempb)
    bound = bound + abs(s*x(i)*tempb)
    sb = sb + x(i)*tempb
    xb(i) = xb(i) + s*tempb
    bound = bound + abs(sin(x(i))/(s + 2.0)*tempb)
    bound = bound + abs(sin(x(i))*(tempb/(s + 2.0)))
    xb(i) = xb(i) + cos(x(i))*(tempb/(s + 2.0))
    bound = bound + abs((s + 2.0)*(-sin(x(i))/(s + 2.0)**2*tempb))
    sb = sb + (-sin(x(i))/(s + 2.0)**2*tempb)
  end do
  call popinteger4(i)
  tempb = sb
  sb = 0.0
end subroutine series_b
