! dotbar adjoint --head 'top(x)>(y)' in.f90
! elements of one array for array dummies; both overwrite something, and both read what lies in both
subroutine top_b(x, xb, y, yb)
  real(8) :: x(6), y
  real(8) :: a(6)
  integer :: i
  real(8) :: xb(6), yb, ab(6), tempb(6), oldb(6)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, 6
    a(i) = x(i)*x(i)
  end do
  call pushreal8array(a, size(a))
  call t(4, a(1), a(3), y)
  xb = 0.0d0
  ab = 0.0d0
  ab(1) = ab(1) + y*yb
  ab(6) = ab(6) + a(3)*yb
  ab(3) = ab(3) + a(6)*yb
  yb = a(1)*yb
  call popreal8array(a, size(a))
  tempb = ab
  oldb = ab
  call t_b(4, a(1), ab(1), a(3), tempb(3), y, yb)
  ab = merge(tempb, ab + (tempb - oldb), abs(ab - oldb) <= 0.0d0)
  do i = 6, 1, -1
    xb(i) = xb(i) + 2.0d0*x(i)*ab(i)
    ab(i) = 0.0d0
  end do
end subroutine top_b

subroutine t_b(n, p, pb, q, qb, y, yb)
  integer :: n, i
  real(8) :: p(n), q(n), y
  real(8) :: pb(n), qb(n), yb, tempb
  call pushreal8(p(1))
  p(1) = p(1)*p(2)
  call pushreal8(q(n))
  q(n) = q(n)*q(n - 1)
  do i = n, 3, -1
    tempb = sin(p(i))*yb
    pb(i) = pb(i) + q(i - 2)*tempb
    qb(i - 2) = qb(i - 2) + p(i)*tempb
    pb(i) = pb(i) + cos(p(i))*(p(i)*q(i - 2)*yb)
  end do
  pb(1) = pb(1) + q(n)*yb
  qb(n) = qb(n) + p(1)*yb
  yb = 0.0d0
  call popreal8(q(n))
  qb(n - 1) = qb(n - 1) + q(n)*qb(n)
  qb(n) = q(n - 1)*qb(n)
  call popreal8(p(1))
  pb(2) = pb(2) + p(1)*pb(1)
  pb(1) = p(2)*pb(1)
end subroutine t_b
