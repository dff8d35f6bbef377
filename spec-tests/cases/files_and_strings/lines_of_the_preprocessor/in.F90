module kinds
private
#ifdef SINGLE
  integer, parameter, public :: wp = 4
#else
  integer, parameter, public :: wp = 8
#endif
end module
subroutine f(x, y)
  use kinds, only: wp
  real(wp) :: x, y
  integer i
  do i = 1, 3
    x = sin(x)*x
  end do
  y = x
end subroutine
