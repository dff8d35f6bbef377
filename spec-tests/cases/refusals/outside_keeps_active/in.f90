subroutine top(x, y)
  implicit none
  real(8) :: x, y
  real(8), external :: fetch
  call store(x)
  y = fetch(3)
end subroutine
