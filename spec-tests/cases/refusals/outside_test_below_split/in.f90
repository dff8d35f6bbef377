subroutine top(x, y)
  implicit none
  real(8) :: x, y
  y = x
  call twice(y)
  call twice(y)
end subroutine
subroutine twice(y)
  implicit none
  real(8) :: y
  ! $AD NOCHECKPOINT
  call step(y)
end subroutine
subroutine step(y)
  use tables
  implicit none
  real(8) :: y
  if (limit(3) > 0.5d0) y = y*y
end subroutine
