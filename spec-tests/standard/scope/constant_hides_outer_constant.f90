! A named constant of a procedure hides that of the module, and is used in a declaration before and after.
! standard: 19.5.1.4
! head: m%f(x)>(y)
module m
  implicit none
  integer, parameter :: n = 2
  real(8) :: w(n) = [1d0, 5d0]
contains
  subroutine f(x, y)
    integer, parameter :: n = 3
    real(8) :: x(n), y
    integer :: i
    y = 0
    do i = 1, n
      y = y + x(i)**n*w(min(i, 2))
    end do
  end subroutine f
end module m
