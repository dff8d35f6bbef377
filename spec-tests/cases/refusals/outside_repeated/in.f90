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
  real(8) :: r
  r = entry_of(3)
  y = y*y*r
end subroutine
