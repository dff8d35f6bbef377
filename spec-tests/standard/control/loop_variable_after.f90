! Behind a loop its variable is one step further.
! standard: 11.1.7.4.4
! head: f(x)>(y)
! set: n=3
subroutine f(n, x, y)
  implicit none
  integer :: n, i
  real(8) :: x(10), y
  y = 1
  do i = 1, n, 2
    y = y*x(i)
  end do
  y = y*x(i)
  do i = 9, 2, -3
    y = y + x(i)**2
  end do
  y = y*(i + 2)
end subroutine f
