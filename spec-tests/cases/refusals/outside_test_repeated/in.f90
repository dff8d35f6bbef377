subroutine top(x, y)
  implicit none
  real(8) :: x, y
  y = x
  call step(y)
  call step(y)
end subroutine
subroutine step(y)
  use tables
  implicit none
  real(8) :: y
  if (limit(3) > 0.5d0) y = y*y
end subroutine
