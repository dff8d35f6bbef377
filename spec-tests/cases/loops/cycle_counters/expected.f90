! dotbar tangent --no-inlining --head 'f(x)>(y)' in.f90
! CYCLE in a DO whose variable is an integer, or a real one without a derivative over bounds that have none, at the loop's begin.
subroutine f_d(n, x, xd, y, yd)
  implicit none
  integer :: n, i
  real(8) :: x(n), y, a, b, g
  external g
  real(8) :: result
  real(8) :: xd(n), yd, bd, resultd, g_d
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = 0.0d0
  resultd = 0.0d0
  bd = 0.0d0
  b = 2.3d0
  do i = 1, n
    if (x(i) > 0.9d0) cycle
    yd = yd + 2.0d0*x(i)*xd(i)
    y = y + x(i)**2
  end do
  do i = 1, int(3*x(2))
    if (i == 2) cycle
    yd = yd + xd(i)
    y = y + x(i)
  end do
  do a = 0.0d0, b, 0.5d0
    if (a > 1.2d0) cycle
    resultd = g_d(x(1), xd(1), result)
    yd = yd*result + y*resultd
    y = y*result + a
    bd = xd(2)
    b = x(2)
  end do
  yd = yd*b + y*bd
  y = y*b
end subroutine f_d

function g_d(x, xd, g) result(gd)
  implicit none
  real(8) :: x
  real(8) :: g
  real(8) :: xd, gd
  gd = xd*x + x*xd
  g = x*x
end function g_d
