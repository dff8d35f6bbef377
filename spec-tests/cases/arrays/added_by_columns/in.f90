module m
contains
subroutine f(n, k, a, x, z, y)
  integer, intent(in) :: n, k
  real(8), intent(in) :: a(0:n-1,k), x(k), z(n,k,2)
  real(8), intent(out) :: y(n)
  real(8) :: b(n,k), s(k), c(n), d(k, 2)
  y = matmul(a, x) + matmul(z(:,:,2), sin(x))
  b = a + 1
  s = sum(b*b, dim=1)
  c = sum(b, dim=2)
  d = sum(z*spread(b, 3, 2), dim=1)
  y = y + matmul(b, s) + c*sum(d) + maxval(b, dim=2)
  b(:,1) = sum(b, dim=2)
  b = spread(b(:,2), 2, k)*a
  y = y + matmul(s, transpose(b)) + matmul(transpose(a), y)
end subroutine
end module
