! dotbar tangent --no-inlining --head 'f(x)>(y)' in.f90
! A DO variable of a module without source is taken to be an integer.
subroutine f_d(n, x, xd, y, yd)
  use elsewhere, only: k
  implicit none
  integer :: n
  real(8) :: x(n), y, g
  external g
  real(8) :: result, result0
  real(8) :: xd(n), yd, resultd, result0d, g_d
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = 0.0d0
  resultd = 0.0d0
  result0d = 0.0d0
  do k = 1, n
    resultd = g_d(x(k), xd(k), result)
    yd = yd*result + y*resultd
    y = y*result
  end do
  do k = 1, int(3*x(1))
    if (x(k) > 0.5d0) cycle
    result0d = g_d(x(k), xd(k), result0)
    yd = yd + (result0d*x(n) + result0*xd(n))
    y = y + result0*x(n)
  end do
end subroutine f_d

function g_d(x, xd, g) result(gd)
  implicit none
  real(8) :: x
  real(8) :: g
  real(8) :: xd, gd
  gd = xd*x + x*xd
  g = x*x
end function g_d
