subroutine top(x, y)
  use tables
  implicit none
  real(8) :: x, y
  y = x*x*foo(3)
end subroutine
