subroutine top(x, y)
  implicit none
  real(8) :: x, y, a(3)
  real(8), external :: noise
  integer, external :: pick
  a(1) = x
  a(2) = x*x
  a(3) = 3
  y = x*x*noise(1)
  y = y + a(pick(3))*x
end subroutine top
subroutine top2(x, y)
  real(8) :: x, y
  y = x*x*rand(0)
end subroutine top2
