! Fragments inside of fragments, and of loops whose trips run again: the original of each is its statements.
subroutine f(x, y)
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
!$AD CHECKPOINT-START
  y = y*x
!$AD CHECKPOINT-START
  y = sin(y*x)
!$AD CHECKPOINT-END
  y = y*y
!$AD CHECKPOINT-END
  y = y*x
end subroutine
subroutine g(n, x, y)
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x
  double precision, intent(inout) :: y
  integer :: i
!$AD BINOMIAL_CKP 2
  do i = 1, n
!$AD CHECKPOINT-START
    y = y*sin(x*y)
    if (y > 0.3d0) y = y*x
!$AD CHECKPOINT-END
    y = y + x
  end do
end subroutine
