subroutine top(x, y)
  implicit none
  real(8) :: x, y, b
  real(8), external :: uniform
  y = x
  call step(y)
  b = uniform(0)
  y = y*b
end subroutine
subroutine step(y)
  implicit none
  real(8) :: y
  integer :: k
  k = 2
  call show(7)
  y = y*y*k
end subroutine
