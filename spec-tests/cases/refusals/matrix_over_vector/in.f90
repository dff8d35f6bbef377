! A matrix over a vector of which something else than elements is named: sections, whole, by a subscript that is an array, in text.
subroutine section(x, y)
  implicit none
  real*8 :: x(4), y, c(2, 2), v(4)
  equivalence (c, v)
  v = x
  c(1, :) = c(2, :)*x(1)
  y = v(1)*v(3)
end subroutine section
subroutine chosen(x, y)
  implicit none
  real*8 :: x(4), y(2), c(2, 2), v(4)
  integer :: k(2)
  equivalence (c, v)
  k = [2, 1]
  v = x
  y = c(k, 1)*v(3)
end subroutine chosen
subroutine whole(x, y)
  implicit none
  real*8 :: x(4), y, c(2, 2), v(4)
  equivalence (c, v)
  v = x
  y = sum(matmul(c, c))
end subroutine whole
