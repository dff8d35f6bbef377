subroutine f(n, x, y)
  integer :: n
  real*8 :: x(n), y(n), a(n), m(n,n), p
  a = x
  p = dot_product(a, x)
  m = spread(a, 2, n) + p
  a = matmul(m, a)
  m = matmul(m, transpose(m))/100
  a = a + matmul(x, m)/n + sum(m, 1) + sum(m, dim=2, mask=m > 0.5d0)
  p = product(x)*maxval(a) + norm2(x) + minval(m)
  y = p*a/sum(abs(a), mask=a > 0.3d0) + cshift(x, 1)
end subroutine f
