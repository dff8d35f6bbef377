! The adjoint runs an internal procedure before its derivative; the fragment with a checkpoint in it is nothing but its statements there.
subroutine head(x, y)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  real(8) :: t
  t = x
  call inner
  y = y*sin(t)
contains
  subroutine inner
    t = t*x
    !$AD CHECKPOINT-START
    t = sin(t)*t
    t = t*t
    !$AD CHECKPOINT-END
    t = t + x
  end subroutine inner
end subroutine head
