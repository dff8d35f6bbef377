! A nonlinear heat equation, some explicit steps.
subroutine heat(n, steps, u)
  implicit none
  integer, intent(in) :: n, steps
  real(8), intent(inout) :: u(n)
  integer :: i, k
  real(8) :: left, here
  do k = 1, steps
    !$AD CHECKPOINT-START
    left = u(1)
    do i = 2, n - 1
      here = u(i)
      u(i) = here + 0.1d0*here**2*(left - 2.0d0*here + u(i + 1))
      left = here
    end do
    !$AD CHECKPOINT-END
  end do
end subroutine heat
