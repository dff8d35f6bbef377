! Elements that go elsewhere.
subroutine f(n, x, y)
  implicit none
  integer :: n
  real(8) :: x(n), y(n), b(n, n), v(n*n), s
  logical :: l(n)
  s = x(2)
  l = x > 0.5d0
  b = spread(x, 1, n)*spread(x*s, dim=2, ncopies=n) + transpose(spread(x + s, 2, n))
  v = reshape(b, [n*n])
  b = reshape(v*s, [n, n]) + cshift(b, 1) + cshift(b, -1, 2) + eoshift(b*s, 1)
  v(1:2) = reshape(b(1:2, :), [2])
  y = unpack(pack(x*s, l), l, b(1, :)) + v(1:n)
  y = cshift(y, 2)*merge(s, x, l)
end subroutine f
