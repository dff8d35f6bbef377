! Tridiagonal and symmetric systems.
subroutine h(n, a, b, y)
  integer, intent(in) :: n
  double precision, intent(in) :: a(n, n), b(n)
  double precision, intent(out) :: y(n + 2)
  double precision :: low(n - 1), mid(n), up(n - 1), s(n, n), x(n, 2), work(64*n), size(1)
  integer :: ipiv(n), info, i
  do i = 1, n - 1
    low(i) = 1 + a(i + 1, i)
    up(i) = a(i, i + 1) - 0.5d0
  end do
  do i = 1, n
    mid(i) = 0.3d0*i + a(i, i)
  end do
  x(:, 1) = b
  x(:, 2) = b*b
  call dgtsv(n, 2, low, mid, up, x, n, info)
  y(1:n) = x(:, 1)*x(:, 2)
  s = a
  do i = 1, n
    s(i, i) = s(i, i) - 2.0d0*i
  end do
  call dsysv('U', n, 2, s, n, ipiv, x, n, size, -1, info)
  call dsysv('U', n, 2, s, n, ipiv, x, n, work, 64*n, info)
  y(n + 1) = sum(x)
  s = a
  do i = 1, n
    s(i, i) = s(i, i) + 1.5d0*i
  end do
  call dsysv('L', n, 1, s, n, ipiv, x(1, 2), n, work, 64*n, info)
  y(n + 2) = sum(x*x)
end subroutine
