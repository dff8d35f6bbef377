subroutine f(x, y)
  real(8) :: x, y, t, s
  t = 2
  y = x
  ! $AD CHECKPOINT-START
  s = t*t
  y = y*y*s
  ! $AD CHECKPOINT-END
  t = 7
  y = y*y*t
end subroutine
subroutine top(x, y)
  real(8) :: x, y
  !$AD NOCHECKPOINT
  call f(x, y)
  y = y*x
end subroutine
