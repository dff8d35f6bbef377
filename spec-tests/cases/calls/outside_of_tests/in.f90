subroutine s(x, y)
  implicit none
  real(8) :: x, y, u, v
  logical :: l
  character :: c
  l = x > 0.0d0
  call outside(l, u)
  c = merge('a', 'b', x > 1.0d0)
  call other(c, v)
  y = x*u*v
end subroutine s
