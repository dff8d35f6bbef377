! A zero-sized array, and a loop over it that does nothing.
! standard: 8.5.8.2
! head: f(x)>(y)
! set: n=0
subroutine f(n, x, y)
  implicit none
  integer :: n, i
  real(8) :: x(2), y, t(n)
  y = x(1)*x(2)
  do i = 1, size(t)
    t(i) = x(1)
    y = y*t(i)
  end do
  y = y*x(1)
end subroutine f
