module kinds
  implicit none
  private
  integer, parameter :: rk = 8
  real(rk), public :: scale = 2.0_rk
  public :: f
contains
  function f(n, x)
    integer, intent(in) :: n
    integer, parameter :: wp = 8, m = 3
    real(wp), intent(in) :: x(n)
    real(wp) :: f, t(m)
    t(2) = x(1)
    scale = scale*t(2)
    f = t(2)*scale
  end function
end module

subroutine top(n, x, y)
  use kinds, only: f, scale
  implicit none
  integer :: n, i
  real(8) :: x(n), y, twice
  y = 0
  if (n > 0 .and. twice(x, 1) > 1.0d0) y = y*x(1)
  y = y + f(n, x)
  if (n > 0 .and. twice(x, 1) > 100.0d0) print *, 'large'
end subroutine

function g(n, x)
  implicit none
  integer :: n
  real(8) :: x(n), g, twice
  g = x(1)*x(2)
  if (n > 0 .and. twice(x, 1) > 1.0d0) print *, 'large'
end function

function h(x)                      ! its derivative does not name what it calls
  implicit none
  real(8) :: x(2), h, twice
  h = twice(x, 1)*x(2)
end function

real(8) function twice(x, i)
  implicit none
  integer :: i, calls
  real(8) :: x(*)
  common /counted/ calls
  calls = calls + 1
  twice = 2*x(i)
end function twice
