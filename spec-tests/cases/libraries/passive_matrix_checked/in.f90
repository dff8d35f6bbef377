subroutine g(n, a, x, al, y)
  integer, intent(in) :: n
  double precision, intent(in) :: a(n, n), x(n), al
  double precision, intent(out) :: y
  double precision :: v(n), w(n), q(n,n)
  double precision, external :: ddot
  integer :: i, info, ipiv(n)
  v = x
  do i = 1, 3
    call dgemv('N', n, n, 1.0d0, a, n, v, 1, 0.0d0, w, 1)
    v = w
  end do
  q = a
  call dgesv(n, 1, q, n, ipiv, v, n, info)
  if (info /= 0) stop 'singular'
  y = ddot(n, v, 1, a(1, 2), 1)
end subroutine
