! A named constant that is an array, subscripted by a variable.
! standard: 8.5.13
! head: f(x)>(y)
! set: k=2
subroutine f(k, x, y)
  implicit none
  integer :: k, i
  real(8) :: x, y
  real(8), parameter :: w(0:2) = [1d0, 0.5d0, -2d0]
  y = 0
  do i = 0, k
    y = y*x + w(k - i)*x
  end do
end subroutine f
