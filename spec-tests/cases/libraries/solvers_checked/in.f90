subroutine h(n, a, b, y)
  integer, intent(in) :: n
  double precision, intent(in) :: a(n, n), b(n)
  double precision, intent(out) :: y(n + 4)
  double precision :: m(n, n), p(n, n), q(n, n), x(n, 2), e(n), v(n, n), work(3*n)
  integer :: ipiv(n), info, i
  m = a
  do i = 1, n
    m(i, i) = m(i, i) + 0.1d0*i
  end do
  p = matmul(m, transpose(m))
  x(:, 1) = b
  x(:, 2) = b*b
  q = m
  call dgesv(n, 2, q, n, ipiv, x, n, info)
  y(1:n) = x(:, 1)*x(:, 2)
  y(n+1) = q(1, 1)*q(n, n)
  q = m
  call dgetrf(n, n, q, n, ipiv, info)
  call dgetrs('T', n, 2, q, n, ipiv, x, n, info)
  y(n+2) = q(n, n)*sum(x)
  q = p
  call dpotrf('U', n, q, n, info)
  call dpotrs('U', n, 1, q, n, x(1, 2), n, info)
  y(n+3) = sum(x*x) + q(1, n)
  q = p
  call dposv('L', n, 2, q, n, x, n, info)
  y(n+4) = sum(x) + q(2, 1)
  v = p
  call dsyev('V', 'U', n, v, n, e, work, 3*n, info)
  y(1) = y(1) + e(1) + sum(v(:, 2)**2*b)
  v = p
  call dsyev('N', 'L', n, v, n, e, work, 3*n, info)
  y(2) = y(2) + e(2)*e(n)
end subroutine
