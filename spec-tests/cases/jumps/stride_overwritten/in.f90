! The start and the stride of a loop that is left are overwritten in it: both are recorded, and the last index that was run.
subroutine s(n, k, m, x, y)
  implicit none
  integer :: n, k, m, i
  real(8) :: x(n), y
  y = x(n)
  do i = k, n, m
    m = m + i
    k = 3*k
    if (x(i) < 0.0d0) cycle
    y = y*x(i) + sin(y)
    if (y > 4.0d0) exit
  end do
  y = y*x(i)
end subroutine s
