module tables
  implicit none
  private
  integer, parameter, public :: n = 3
  real*8, parameter, dimension(n), public :: factors = (/ 1.0d0, 2.0d0, 3.0d0 /)
  real*8, public :: weights(n)
  real*8, private :: own(n)
end module
module user
  use tables, only: factors, weights
  implicit none
contains
  subroutine f(x, y, i)
    real*8, intent(in) :: x
    real*8, intent(out) :: y
    integer, intent(in) :: i(3)
    y = x*factors(i(1)) + weights(i(2))*x
  end subroutine
end module
