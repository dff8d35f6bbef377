! dotbar adjoint --head 'top(x)>(y)' in.f90
subroutine top_b(x, xb, y, yb)
  real(8) :: x(6), y
  real(8) :: a(6)
  integer :: i
  real(8) :: xb(6), yb, ab(6), tempb(6), temp0b(6)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, 6
    a(i) = x(i)*x(i)
  end do
  xb = 0.0d0
  ab = 0.0d0
  tempb = 0.0d0
  temp0b = 0.0d0
  call t_b(4, a(1), tempb(1), a(3), temp0b(3), y, yb)
  ab = ab + tempb
  ab = ab + temp0b
  do i = 6, 1, -1
    xb(i) = xb(i) + 2.0d0*x(i)*ab(i)
    ab(i) = 0.0d0
  end do
end subroutine top_b

subroutine t_b(n, p, pb, q, qb, y, yb)
  integer :: n, i
  real(8) :: p(n), q(n), y
  real(8) :: pb(n), qb(n), yb, tempb, temp0b
  do i = n, 1, -1
    tempb = sin(p(i)*q(n + 1 - i))*yb
    pb(i) = pb(i) + q(i)*tempb
    qb(i) = qb(i) + p(i)*tempb
    temp0b = cos(p(i)*q(n + 1 - i))*(p(i)*q(i)*yb)
    pb(i) = pb(i) + q(n + 1 - i)*temp0b
    qb(n + 1 - i) = qb(n + 1 - i) + p(i)*temp0b
  end do
  yb = 0.0d0
end subroutine t_b
