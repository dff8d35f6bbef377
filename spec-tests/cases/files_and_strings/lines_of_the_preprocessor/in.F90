module scaled
  implicit none
#ifdef SINGLE
  integer, parameter :: wp = 4
#else
  integer, parameter :: wp = 8
#endif
contains
  subroutine f(x, y)
    real(wp) :: x, y
    y = sin(x)*x
  end subroutine f
end module scaled
