! Bounds are specification expressions with intrinsics and named constants.
! standard: 10.1.11
! head: f(x)>(y)
! set: n=3
subroutine f(n, x, y)
  implicit none
  integer, parameter :: two = 2
  integer :: n, i
  real(8) :: x(n), y
  real(8) :: t(max(n, two)*two - mod(n, two))
  do i = 1, size(t)
    t(i) = x(1 + mod(i, n))*i
  end do
  y = t(1)*t(size(t))
end subroutine f
