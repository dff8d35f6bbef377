subroutine f(n, x, y)
  integer :: n
  real*8 :: x(n), y(n), a(n), b(0:n), s
  a = x
  b(1:n) = 2.9*a + x(1)
  b(0) = x(2)
  a(:) = 2.9*a(:) + x(2)
  a(2:n) = a(1:n-1)*sin(a(2:n)) + b(0)
  b(0:n:2) = b(0:n:2)**2
  a(1:2) = abs(a(1:2)) + max(a(2:3), x(1:2), 0.3d0)
  s = sum(a*b(1:n))
  y = a*s + b(0:n-1)*exp(x(n)/s)
end subroutine f
