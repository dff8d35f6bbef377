! Rotations, triangles and symmetric matrices, in all their forms.
subroutine g(m, n, k, a, b, x, y)
  integer, intent(in) :: m, n, k
  double precision, intent(in) :: a(m, k), b(k, n), x(n)
  double precision, intent(out) :: y(n + 3)
  double precision :: c(m, n), s(n, n), t(n + 1, n), p(m, m), q(n), r(2*n), w(n, n), u(n, k)
  integer :: i
  do i = 1, n
    s(:, i) = 0.3d0*x*x(i) + 0.1d0*i
    t(:, i) = 0
    t(1:n, i) = x(i)
    t(i, i) = 2 + x(i)**2
  end do
  do i = 1, m
    p(:, i) = 0.2d0*a(:, 1)*a(i, 1)
  end do
  c = matmul(a, b)
  q = x
  r = 0.5d0
  call drot(n, q, -1, r, 2, cos(x(1)), sin(x(1)))
  call dtrmv('U', 'N', 'N', n, t, n + 1, q, -1)
  call dtrmv('L', 'T', 'U', n, t, n + 1, r, 2)
  call dtrmv('L', 'N', 'N', n, t, n + 1, q, 1)
  call dtrmv('U', 'T', 'N', n, t, n + 1, q, 1)
  call dsyr('U', n, 0.5d0, q, 1, s, n)
  call dsyr('L', n, -0.3d0, r, -2, s, n)
  call dsyr2('L', n, 0.7d0, q, -1, r, 2, s, n)
  call dsyr2('U', n, 0.2d0, q, 1, x, 1, s, n)
  call dtrmm('L', 'U', 'T', 'N', n, n, 0.1d0, t, n + 1, s, n)
  call dtrmm('R', 'L', 'N', 'U', m, n, 0.4d0, t, n + 1, c, m)
  call dtrmm('R', 'U', 'T', 'N', m, n, 0.6d0, t, n + 1, c, m)
  call dtrmm('L', 'L', 'N', 'N', m, n, 1.1d0, p, m, c, m)
  w = 0.2d0
  call dsymm('L', 'U', n, n, 0.1d0, s, n, t, n + 1, 0.5d0, w, n)
  call dsymm('L', 'L', m, n, 1.5d0, p, m, matmul(a, b), m, 0.3d0, c, m)
  call dsymm('R', 'L', m, n, 0.2d0, s, n, matmul(a, b), m, 0.0d0, c, m)
  call dsymm('R', 'U', m, n, 0.2d0, w, n, matmul(a, b), m, 1.0d0, c, m)
  u = transpose(b)
  call dsyr2k('U', 'N', n, k, 0.3d0, u, n, 2*u, n, 1.0d0, w, n)
  call dsyr2k('L', 'T', n, m, 0.01d0, c, m, c, m, 0.5d0, w, n)
  y(1:n) = q + r(1:n)
  y(n + 1) = sum(s)
  y(n + 2) = sum(c)
  y(n + 3) = sum(w)*r(3)
end subroutine
