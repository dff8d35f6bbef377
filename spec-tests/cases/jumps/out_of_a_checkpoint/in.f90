subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: i
  y = 1.0d0
  do i = 1, n
    !$AD CHECKPOINT-START
    y = y*x(i)
    if (y > 3.0d0) exit
    y = y + sin(y)
    !$AD CHECKPOINT-END
    y = y*y
  end do
end subroutine s
