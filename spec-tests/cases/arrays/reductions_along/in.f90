! Along a dimension, under masks, of expressions; ties; products with zeros.
subroutine f(n, m, a, y)
  implicit none
  integer :: n, m
  real(8) :: a(n, m), y(n), b(n, m), s, v(m)
  b = a*a
  b(2, :) = b(1, :)
  b(1, 2) = 0
  y = sum(a*b, 2) + sum(a, dim=2, mask=a > 0.4d0)*b(:, 1) + maxval(a, 2) + minval(a*b, dim=2, mask=b > 0.1d0)
  s = product(b(:, 2)) + product(a(1, :))*maxval(b) + minval(b, b > 0.2d0)
  v = sum(b, 1)*s
  y = y + sum(v)*matmul(b, v) + norm2(b, 2) + sum(s*y + s) + maxval(y*s + v(1)) + norm2(y + s)
end subroutine f
