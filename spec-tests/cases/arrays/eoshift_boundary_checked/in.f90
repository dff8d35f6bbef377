subroutine f(a, b, m, y)
  real(8) :: a(5), b, y(5), m(5,3), c(5,3), v(3)
  y = eoshift(a, 2, boundary=b)*a
  v = a(1:3)*b
  c = eoshift(m, -1, boundary=v, dim=1)
  m = eoshift(c*m, [1, 0, 2, -1, 1], b, 2)
  y = y + sum(m*m, 2)
  y = y + eoshift(a, shift=-1, boundary=a(2)*b)
end subroutine
