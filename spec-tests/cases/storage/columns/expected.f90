! dotbar adjoint --head 'top(x)>(y)' in.f90
! columns
subroutine top_b(n, x, xb, y, yb)
  integer :: n
  real(8) :: x(n), y
  real(8) :: a(n, 3)
  integer :: i
  real(8) :: xb(n), yb, ab(n, 3)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, n
    a(i, 1) = x(i)*x(i)
    a(i, 2) = x(i)*3.0d0
    a(i, 3) = sin(x(i))
  end do
  call pushreal8array(a, size(a))
  call t(n, a(1, 1), a(1, 2), y)
  xb = 0.0d0
  ab = 0.0d0
  call t_b(n, a(1, 2), ab(1, 2), a(1, 3), ab(1, 3), y, yb)
  call popreal8array(a, size(a))
  call t_b(n, a(1, 1), ab(1, 1), a(1, 2), ab(1, 2), y, yb)
  do i = n, 1, -1
    xb(i) = xb(i) + cos(x(i))*ab(i, 3)
    ab(i, 3) = 0.0d0
    xb(i) = xb(i) + 3.0d0*ab(i, 2)
    ab(i, 2) = 0.0d0
    xb(i) = xb(i) + 2.0d0*x(i)*ab(i, 1)
    ab(i, 1) = 0.0d0
  end do
end subroutine top_b

subroutine t_b(n, p, pb, q, qb, y, yb)
  integer :: n, i
  real(8) :: p(n), q(n), y
  real(8) :: pb(n), qb(n), yb
  call pushreal8array(p, size(p))
  call pushreal8array(q, size(q))
  do i = n, 1, -1
    call pushreal8(p(i))
    p(i) = p(i)*q(i)
    call pushreal8(q(i))
    q(i) = p(i) + q(i)**2
    pb(i) = pb(i) + q(i)*yb
    qb(i) = qb(i) + p(i)*yb
    call popreal8(q(i))
    pb(i) = pb(i) + qb(i)
    call popreal8(p(i))
    qb(i) = 2.0d0*q(i)*qb(i) + p(i)*pb(i)
    pb(i) = q(i)*pb(i)
  end do
  call popreal8array(q, size(q))
  call popreal8array(p, size(p))
end subroutine t_b
