subroutine top(x, y)
  real(8) :: x, y, a
  !$AD CHECKPOINT-START
  call draw(a)
  y = x*x*a
  !$AD CHECKPOINT-END
  y = y*y
end subroutine
