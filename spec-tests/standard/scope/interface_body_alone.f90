! An interface body sees nothing of its host without IMPORT: wp is not known there, nor needed.
! standard: 8.8
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: x, y
  interface
    subroutine g(x, y)
      real(8), intent(in) :: x
      real(8), intent(out) :: y
    end subroutine g
  end interface
  call g(x, y)
end subroutine f
subroutine g(x, y)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  y = x*x
end subroutine g
