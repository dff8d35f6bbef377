! A loop without trips leaves its variable at the start, and its body does not run.
! standard: 11.1.7.4.3
! head: f(x)>(y)
! set: n=0
subroutine f(n, x, y)
  implicit none
  integer :: n, i
  real(8) :: x(3), y
  y = x(1)
  do i = 3, n
    y = 0
  end do
  y = y*x(i)
end subroutine f
