! Array constructors: scalars, sections, constructors in constructors; of passive parts the derivative has as many zeros.
subroutine f(n, x, y)
  implicit none
  integer :: n
  real(8) :: x(n), y(n), a(3), b(n + 2), p(2)
  p = [0.5d0, 1.5d0]
  a = [x(1)*x(2), 2.0d0, sin(x(n))]
  b = [p, x*a(1)]
  b(:n) = [x(2:n), a(2)*x(1)]*b(3:)
  y = reshape([a, b(1), b(2:n-2)], [n])*sum([x(1), 3*x(2)]) + maxval([x(3), x(1:2)])
  a = a(3:1:-1)*[[x(1), p(1)], dot_product([x(1), x(2)], p)]
  y(1:3) = y(1:3)*a
end subroutine f
