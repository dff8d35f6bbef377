! dotbar adjoint --head 'f(x)>(y)' in.f90
subroutine f_b(n, x, xb, y, yb)
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), intent(inout) :: y
  real(8), target :: w(n)
  real(8), pointer :: p(:), q(:)
  real(8), target :: xb(n), wb(n)
  real(8) :: yb, tempb
  real(8), pointer :: pb(:), qb(:)
  integer :: branch
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  q => null()
  qb => null()
  w = x*x
  allocate(p(n))
  allocate(pb, mold=p)
  pb = 0.0d0
  p = x*w
  q => p
  qb => pb
  call pushreal8(q(2))
  q(2) = q(1)*q(2)
  y = sum(p*w)
  if (associated(q)) then
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  xb = 0.0d0
  wb = 0.0d0
  call popcontrol1b(branch)
  if (branch == 0) then
    pb(1) = pb(1) + y*yb
    yb = p(1)*yb
  end if
  pb = pb + w*yb
  wb = wb + p*yb
  yb = 0.0d0
  call popreal8(q(2))
  tempb = qb(2)
  qb(2) = 0.0d0
  qb(1) = qb(1) + q(2)*tempb
  qb(2) = qb(2) + q(1)*tempb
  xb = xb + w*pb
  wb = wb + x*pb
  pb = 0.0d0
  deallocate(pb, p)
  xb = xb + 2.0d0*x*wb
end subroutine f_b
