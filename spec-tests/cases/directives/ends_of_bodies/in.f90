subroutine f(k, x, y)
  integer :: k
  real(8) :: x, y
  select case (k)
  case (1)
    !$AD CHECKPOINT-START
    x = x*x
    x = sin(x)
    !$AD CHECKPOINT-END
  ! two
  case (2)
    x = x*x*x
    !$AD CHECKPOINT-START
    x = x*x*x
    !$AD CHECKPOINT-END
  case default
    x = 2*x
  end select
  y = x*x
  !$AD CHECKPOINT-START
  y = y*y
  y = sin(y)
  !$AD CHECKPOINT-END
  return
end subroutine
