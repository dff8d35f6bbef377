subroutine s(x, y)
  real(8) :: x, y
  y = x*x
  !$AD CHECKPOINT-START
  x = 2.0d0*y
  y = x*y
  !$AD CHECKPOINT-END
  y = y + x
end subroutine s
