! Bounds and step are taken once.
! standard: 11.1.7.4.1
! head: f(x)>(y)
! set: n=4
subroutine f(n, x, y)
  implicit none
  integer :: n, i, from, step
  real(8) :: x(4), y
  from = 1
  step = 1
  y = 1
  do i = from, n, step
    y = y + x(i)*y
    n = 2
    from = 3
    step = 5
  end do
  y = y*n
end subroutine f
