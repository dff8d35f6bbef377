! The right-hand side is evaluated first: the derivative goes through a variable of its own where storage may be shared.
subroutine f(n, k, x, y)
  implicit none
  integer :: n, k(3)
  real(8) :: x(n), y(n), a(0:n), m(n, n)
  a(0) = x(1)
  a(1:) = x*2
  a(2:n) = a(1:n-1)*x(2:n)
  a(n:1:-1) = a(1:n)
  a(k(1):k(2)) = a(k(3):k(3)+k(2)-k(1))*a(k(1):k(2))
  m = spread(a(1:), 2, n)
  m(:, 2) = m(:, 1)*m(:, 2)
  m(2:, :) = m(:n-1, :)*2 + m(2, 2)
  a(1:) = a(1:)*a(3) + sum(a)
  y = a(1:)*sum(m, 2)
end subroutine f
