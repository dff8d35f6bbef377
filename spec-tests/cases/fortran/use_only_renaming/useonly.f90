module constants
  implicit none
  integer, parameter :: dp = kind(1.0d0)
  real(dp), parameter :: gas = 8.314_dp, unused_one = 1.0_dp
  real(dp) :: pressure = 2.0_dp, volume = 3.0_dp
end module constants
module functions
  use constants, only: wp => dp
  implicit none
  private
  public :: square
contains
  real(wp) function square(x)
    real(wp), intent(in) :: x
    square = x*x
  end function square
end module functions
! USE with ONLY, with renaming in both forms, of variables, parameters and procedures; one module through two others.
subroutine state(n, t, e)
  use constants, only: wp => dp, r => gas, p => pressure, volume
  use functions, sq => square
  implicit none
  integer, intent(in) :: n
  real(wp), intent(in) :: t(n)
  real(wp), intent(out) :: e
  integer :: i
  e = 0.0_wp
  do i = 1, n
    e = e + r*sq(t(i))*p/volume
    volume = volume*t(i)
  end do
end subroutine state
