subroutine f(n, a, b, c, d, y)
  integer, intent(in) :: n
  real(8) :: a(n), b(n), c(n), d(n), y(n)
  call g(n, a, b, c, d, y)
end subroutine f
subroutine g(n, a, b, c, d, y)
  integer, intent(in) :: n
  real(8) :: a(*), b(*), c(*), d(*), y(*)
  y(1:n) = a(1:n)*b(1:n)*c(1:n)*d(1:n)*a(1:n)*b(1:n)*c(1:n)*d(1:n)*b(1:n)
end subroutine g
