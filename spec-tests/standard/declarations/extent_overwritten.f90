! The extents of an adjustable array are those on entry, whatever n becomes.
! standard: 8.5.8.2
! head: f(x)>(y)
! set: n=4
subroutine f(n, x, y)
  implicit none
  integer :: n, i
  real(8) :: x(n), y, t(n, n)
  do i = 1, n
    t(i, i) = x(i)*x(1)
  end do
  n = 2
  y = t(n, n)*t(4, 4)
  n = 1
end subroutine f
