! dotbar tangent --head 'g(x)>(g)' --head 'h(x)>(h)' --head 'top(x)>(y)' in.f90
module kinds_d
  use kinds
  integer, parameter :: rk = 8
  real(rk) :: scaled
contains
  function f_d(n, x, xd, f) result(fd)
    integer, intent(in) :: n
    integer, parameter :: wp = 8, m = 3
    real(wp), intent(in) :: x(n)
    real(wp) :: f, t(m)
    real(wp) :: xd(n), fd, td(m)
    td = 0.0d0
    td(2) = xd(1)
    t(2) = x(1)
    scaled = scale*td(2)
    scale = scale*t(2)
    fd = td(2)*scale + t(2)*scaled
    f = t(2)*scale
  end function f_d
end module kinds_d

subroutine top_d(n, x, xd, y, yd)
  use kinds_d, only: scaled, f_d
  implicit none
  integer :: n
  real(8) :: x(n), y, twice
  logical :: test, test0
  real(8) :: result, result0, result1
  real(8) :: xd(n), yd, result0d, twice_d, dummyd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  result0d = 0.0d0
  scaled = 0.0d0
  yd = 0.0d0
  y = 0
  test = n > 0
  if (test) then
    dummyd = twice_d(x, xd, 1, result)
    test = result > 1.0d0
  end if
  if (test) then
    yd = y*xd(1)
    y = y*x(1)
  end if
  result0d = f_d(n, x, xd, result0)
  yd = yd + result0d
  y = y + result0
  test0 = n > 0
  if (test0) then
    result1 = twice(x, 1)
    test0 = result1 > 100.0d0
  end if
  if (test0) print *, 'large'
end subroutine top_d

function g_d(n, x, xd, g) result(gd)
  implicit none
  integer :: n
  real(8) :: x(n), g, twice
  logical :: test
  real(8) :: result
  real(8) :: xd(n), gd
  ! Tangent: the derivatives of g are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  gd = xd(1)*x(2) + x(1)*xd(2)
  g = x(1)*x(2)
  test = n > 0
  if (test) then
    result = twice(x, 1)
    test = result > 1.0d0
  end if
  if (test) print *, 'large'
end function g_d

! its derivative does not name what it calls
function h_d(x, xd, h) result(hd)
  implicit none
  real(8) :: x(2), h
  real(8) :: result
  real(8) :: xd(2), hd, resultd, twice_d
  ! Tangent: the derivatives of h are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  resultd = 0.0d0
  resultd = twice_d(x, xd, 1, result)
  hd = resultd*x(2) + result*xd(2)
  h = result*x(2)
end function h_d

function twice_d(x, xd, i, twice) result(twiced)
  implicit none
  integer :: i, calls
  real(8) :: x(*)
  common /counted/ calls
  real(8) :: twice
  real(8) :: xd(*), twiced
  calls = calls + 1
  twiced = 2*xd(i)
  twice = 2*x(i)
end function twice_d
