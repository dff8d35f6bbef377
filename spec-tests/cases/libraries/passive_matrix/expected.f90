! dotbar adjoint --head 'g(x)>(y)' --library lapack in.f90
subroutine g_b(n, a, x, xb, al, y, yb)
  integer, intent(in) :: n
  double precision, intent(in) :: a(n, n), x(n), al
  double precision, intent(inout) :: y
  double precision :: v(n), w(n), q(n, n)
  integer :: i, info, ipiv(n)
  double precision :: xb(n), yb, vb(n), wb(n), tempb(n, n), resultb, dummyb(n, n)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  v = x
  do i = 1, 3
    call dgemv('N', n, n, 1.0d0, a, n, v, 1, 0.0d0, w, 1)
    call pushreal8array(v, size(v))
    v = w
  end do
  q = a
  call pushreal8array(v, size(v))
  call pushreal8array(q, size(q))
  call dgesv(n, 1, q, n, ipiv, v, n, info)
  if (info /= 0) stop 'singular'
  xb = 0.0d0
  vb = 0.0d0
  wb = 0.0d0
  resultb = yb
  yb = 0.0d0
  dummyb = 0.0d0
  call ddot_b(n, v, vb, 1, a(1, 2), dummyb(1, 2), 1, resultb)
  call popreal8array(q, size(q))
  call popreal8array(v, size(v))
  tempb = 0.0d0
  call dgesv_b(n, 1, q, tempb, n, ipiv, v, vb, n, info)
  do i = 3, 1, -1
    call popreal8array(v, size(v))
    wb = wb + vb
    vb = 0.0d0
    tempb = 0.0d0
    call dgemv_b('N', n, n, 1.0d0, a, tempb, n, v, vb, 1, 0.0d0, w, wb, 1)
  end do
  xb = xb + vb
end subroutine g_b
