! A module exports a function named like an intrinsic.
! standard: 19.5.1.4
! head: f(x)>(y)
module m
contains
  real(8) function log(x)
    real(8), intent(in) :: x
    log = x*x
  end function log
end module m
subroutine f(x, y)
  use m, only: log
  implicit none
  real(8) :: x, y
  y = log(x)*x
end subroutine f
