subroutine g(m, n, k, a, b, x, y)
  integer, intent(in) :: m, n, k
  double precision, intent(in) :: a(m, k), b(k, n), x(n)
  double precision, intent(out) :: y(m)
  double precision :: c(m, n), d(m+1, n), t(n, n), s(m), r(n), q(n), w(n, n), z(m, m)
  integer :: i
  call dgemm('N', 'N', m, n, k, 1.0d0, a, m, b, k, 0.0d0, c, m)
  d(1:m, :) = c
  d(m+1, :) = 0
  t = 0
  call dgemm('T', 'N', n, n, m, 1.0d0, c, m, c, m, 1.0d0, t, n)
  call dgemm('N', 'T', m, n, n, -2.0d0, d, m+1, t, n, 3.0d0, c, m)
  call dgemm('T', 'N', n, n, m, 1.0d0, c, m, d, m+1, 1.0d0, t, n)
  call dger(m, n, 1.5d0, a(1, 1), 1, x, 1, d, m+1)
  call dgemv('N', m, n, 1.0d0, d, m+1, x, 1, 0.0d0, s, 1)
  q = x
  call dgemv('T', m, n, 2.0d0, c, m, s, -1, 0.5d0, q, 1)
  call dsymv('U', n, 1.0d0, t, n, x, 1, 0.0d0, r, 1)
  q = 1
  call dsymv('L', n, 0.3d0, t, n, r, -1, 0.1d0, q, 1)
  w = 0.1d0
  call dsyrk('U', 'N', n, k, 1.0d0, transpose(b), n, 0.5d0, w, n)
  call dsyrk('L', 'T', n, m, 2.0d0, c, m, 1.0d0, w, n)
  do i = 1, n
    w(i, i) = w(i, i) + 10
  end do
  call dtrsv('U', 'T', 'N', n, w, n, q, 1)
  call dtrsv('L', 'N', 'U', n, w, n, r, -1)
  call dtrsm('R', 'L', 'T', 'N', m, n, 0.7d0, w, n, c, m)
  call dtrsm('L', 'U', 'N', 'U', n, n, 1.2d0, w, n, t, n)
  y = s + sum(c) + sum(t*w)
  y(1) = y(1) + sum(r*q)
end subroutine
