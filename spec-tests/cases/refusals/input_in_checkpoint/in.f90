subroutine top(x, y)
  real(8) :: x, y, a
  !$AD CHECKPOINT-START
  read *, a
  y = x*x*a
  !$AD CHECKPOINT-END
  y = y*y
end subroutine
