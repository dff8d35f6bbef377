! A first index that is computed at some cost is kept for the backward sweep; one that is at hand is written again.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x(n)
  real(8), intent(out) :: y
  integer :: i
  y = 1.0d0
  do i = max(2, n/3), n
    y = y*x(i)
    if (y > 4.0d0) exit
  end do
  do i = n - 1, 2, -1
    if (x(i) < 0.0d0) cycle
    y = y + sin(x(i)*y)
    if (y < -4.0d0) exit
  end do
end subroutine s
