! Module procedures stand in any order; a function is used before it is defined.
! standard: 14.2.1
! head: m%f(x)>(y)
module m
  implicit none
  private
  public :: f
  integer, parameter :: wp = kind(1d0)
contains
  subroutine f(x, y)
    real(wp) :: x, y
    y = g(x)*k(3)
  end subroutine f
  integer function k(i)
    integer :: i
    k = i*2
  end function k
  real(wp) function g(x)
    real(wp) :: x
    g = sin(x)*k(1)
  end function g
end module m
