subroutine top(x, y)
  use tables
  implicit none
  real(8) :: x, y
  y = x
  ! $AD CHECKPOINT-START
  y = y*x
  if (limit(3) > 0.5d0) then
    y = y*y
  end if
  ! $AD CHECKPOINT-END
  y = sin(y)
end subroutine
