! A fragment that runs once more, with jumps inside, within a loop that is left.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: i, j
  y = 1.0d0
  do i = 1, n
    y = y*x(i)
    !$AD CHECKPOINT-START
    do j = 1, n
      y = y + 0.1d0*sin(y*x(j))
      if (i + j == 5) exit
      y = y*1.05d0
    end do
    !$AD CHECKPOINT-END
    if (i == 4) exit
    y = y + x(i)*y
  end do
end subroutine s
