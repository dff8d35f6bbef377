! dotbar adjoint --head 'f(x)>(y)' in.f90
subroutine f_b(n, x, xb, y, yb)
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), intent(inout) :: y
  real(8), target :: w(n), v(n)
  real(8), pointer :: p(:), q(:)
  integer :: i
  real(8), target :: xb(n), wb(n), vb(n)
  real(8) :: yb, tempb
  real(8), pointer :: pb(:), qb(:)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  p => x
  pb => xb
  q => w(2:n)
  qb => wb(2:n)
  w(1) = 1.0d0
  do i = 2, n
    q(i - 1) = p(i)*p(i - 1)
  end do
  v = w*w
  xb = 0.0d0
  wb = 0.0d0
  vb = 0.0d0
  do i = n, 1, -1
    tempb = sin(p(i))*yb
    vb(i) = vb(i) + w(i)*tempb
    wb(i) = wb(i) + v(i)*tempb
    pb(i) = pb(i) + cos(p(i))*(v(i)*w(i)*yb)
  end do
  yb = 0.0d0
  wb = wb + 2.0d0*w*vb
  do i = n, 2, -1
    pb(i) = pb(i) + p(i - 1)*qb(i - 1)
    pb(i - 1) = pb(i - 1) + p(i)*qb(i - 1)
    qb(i - 1) = 0.0d0
  end do
end subroutine f_b
