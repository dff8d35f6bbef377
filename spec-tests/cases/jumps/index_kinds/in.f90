! The index of a loop that is left is wider than its stride.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer(8) :: i, j
  y = 0.7d0
  outer: do i = 1_8, n
    do j = 1_8, n
      y = y + 0.1d0*x(j)*sin(y)
      if (y > 0.5d0*i*j) cycle outer
      if (y > 1.6d0) exit outer
    end do
    y = y*x(i)
  end do outer
end subroutine s
