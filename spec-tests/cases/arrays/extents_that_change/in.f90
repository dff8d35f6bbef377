! What bounds sections is overwritten behind them.
subroutine f(n, k, x, y)
  integer :: n, k, i
  real(8) :: x(n), y(n), a(n)
  a = x
  do i = 1, 3
    a(k:n) = a(k:n)*a(k-1:n-1) + x(k)
    k = k + 1
    a(1:k:2) = exp(a(1:k:2))*x(1)/4
  end do
  n = n - 1
  y = 0
  y(1:n) = a(1:n)*a(2:n+1)
  n = 0
end subroutine f
