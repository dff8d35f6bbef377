! An assumed-size array of two dimensions with lower bounds.
! standard: 8.5.8.5
! head: f(x)>(y)
! set: n=2
! size: x=n*3
subroutine f(n, x, y)
  implicit none
  integer :: n, j
  real(8) :: x(0:n-1, -1:*), y
  y = 0
  do j = -1, 1
    y = y + x(0, j)*x(n-1, j)
  end do
end subroutine f
