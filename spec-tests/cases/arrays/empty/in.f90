! Sections without elements.
subroutine f(n, m, i, x, y)
  integer :: n, m, i
  real(8) :: x(n), y(n), e(m)
  e = x(1:m)*3
  y = x*x(2) + sum(e) + sum(x(i:n))*x(1) + product(e)
  y(i:n) = x(i:n)*sin(x(i:n))
  if (m > 0) y(1) = maxval(e)
  y(3:2) = y(4:3)*y(2)
  y(i:n) = y(i-1:n-1)*y(3)
end subroutine f
