! A fragment that runs once more and ends by its only jump: nothing is to be cleared before it runs.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: i
  y = 1.0d0
  i = 0
  !$AD CHECKPOINT-START
  do
    i = i + 1
    y = y + 0.1d0*sin(y*x(i))
    if (i == n) exit
    y = y*1.05d0
  end do
  !$AD CHECKPOINT-END
  y = y*x(1)
end subroutine s
