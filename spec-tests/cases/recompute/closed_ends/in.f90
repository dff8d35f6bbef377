! Neighbours on a grid with closed and with periodic ends: the first and the last element have one of their own. What is the same in all
! trips of a loop is made anew ahead of it.
subroutine closed(n, m, u, c, x)
  implicit none
  integer, intent(in) :: n, m
  real(8), intent(in) :: u(n, m), c(n)
  real(8), intent(out) :: x(n, m)
  integer :: i, j, up, down, right, left
  do j = 1, m
    do i = 1, n
      up = min(i + 1, n)
      down = max(i - 1, 1)
      right = min(j + 1, m)
      left = max(1, j - 1)
      x(i, j) = c(i)*(u(up, j) + u(down, j) + u(i, right) + u(i, left) - 4*u(i, j))*u(i, j)
    end do
  end do
  do i = 1, n                                                ! periodic, and written in its place
    x(i, 1) = x(i, 1) + c(mod(i, n) + 1)*c(i)
  end do
  do i = 2, n
    x(i, m) = x(i, m) - c(min(n, i + 1))*u(i, 1) + c(max(i - 1, 2))*c(i)*u(i, 1)
  end do
end subroutine
