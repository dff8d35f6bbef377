! Elements that are read twice get both; on the left side no subscript may occur twice.
subroutine f(n, m, k, l, x, y)
  implicit none
  integer :: n, m, k(m), l(0:2)
  real(8) :: x(n), y(n), a(0:n-1), b(n, n), c(m, m)
  a = x*x(2)
  b = spread(x, 1, n)*spread(a, 2, n)
  a(l) = a(l)*x(k(1:3)) + a(l(0))
  a(l - 1) = a(k(2:4) - 1)*2
  c = b(k, k)*sum(x(k))
  b(k(1), l) = c(1, 1:3)*b(l, 2)
  where (x(l) > 0.3d0) a(l) = a(l)/x(l)
  y(:m) = sum(c, 1)
  y(m+1:) = a(m:)
  y(l) = y(l) + b(l, 1)*b(1, l)
  call g(3, x(k(2:4)), y(1:3))
  k = 1
end subroutine f
subroutine g(n, p, q)
  integer :: n
  real(8) :: p(n), q(n)
  q = q + p*p(1)
end subroutine g
