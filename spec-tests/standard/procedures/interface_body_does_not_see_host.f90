! An interface body has a scope of its own: wp there is not the one of the host.
! standard: 8.8, 19.5.1.4
! head: f(x)>(y)
module kinds
  integer, parameter :: wp = 8
end module kinds
subroutine f(x, y)
  use kinds
  implicit none
  real(wp) :: x, y
  interface
    subroutine g(a, b)
      import :: wp
      real(wp), intent(in) :: a
      real(wp), intent(out) :: b
    end subroutine g
  end interface
  call g(x, y)
end subroutine f
subroutine g(a, b)
  use kinds, only: dp => wp
  implicit none
  real(dp), intent(in) :: a
  real(dp), intent(out) :: b
  b = a*cos(a)
end subroutine g
