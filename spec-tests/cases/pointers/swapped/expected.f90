! dotbar adjoint --rules tapenade-2012 --head 'f(x)>(y)' in.f90
! swap in straight line
subroutine f_b(n, x, xb, y, yb)
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), intent(inout) :: y
  real(8), target :: w(n), v(n)
  real(8), pointer :: p(:), q(:), t(:)
  real(8), target :: xb(n), wb(n), vb(n)
  real(8) :: yb, tempb(n), temp1b
  real(8), pointer :: pb(:), qb(:), tb(:), before(:), beforeb(:), before0(:), beforeb0(:), &
      before1(:), beforeb1(:)
  real(8), allocatable :: temp0b(:)
  logical :: branch
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  w = x**2
  v = sin(x)
  p => v
  pb => vb
  q => w
  qb => wb
  call pushreal8array(p, size(p))
  p = p*q
  t => p
  tb => pb
  before => p
  beforeb => pb
  p => q
  pb => qb
  before0 => q
  beforeb0 => qb
  q => t
  qb => tb
  call pushreal8array(p, size(p))
  p = p*x
  call pushreal8array(q, size(q))
  q = q*p
  t => q(2:3)
  tb => qb(2:3)
  call pushreal8(t(1))
  t(1) = t(1)*p(1)
  if (x(1) > 0.1d0) then
    before1 => t
    beforeb1 => tb
    t => p
    tb => pb
    call pushreal8array(t, size(t))
    t = t**2
    call pushboolean(.true.)
  else
    call pushboolean(.false.)
  end if
  xb = 0.0d0
  wb = 0.0d0
  vb = 0.0d0
  temp1b = yb
  yb = 0.0d0
  pb = pb + temp1b
  qb = qb + temp1b
  tb = tb + merge(product(t)/merge(t, 1.0d0, abs(t) > 0.0d0), product(t, mask=abs(t) > 0.0d0)* &
      merge(1.0d0, merge(sum(t, mask=abs(t) <= 0.0d0) - t, 0.0d0, count(abs(t) <= 0.0d0) == 2), &
      count(abs(t) <= 0.0d0) == 1), abs(t) > 0.0d0)*temp1b
  call popboolean(branch)
  if (branch) then
    call popreal8array(t, size(t))
    temp0b = tb
    tb = 0.0d0
    tb = tb + 2.0d0*t*temp0b
    t => before1
    tb => beforeb1
  end if
  call popreal8(t(1))
  temp1b = tb(1)
  tb(1) = 0.0d0
  tb(1) = tb(1) + p(1)*temp1b
  pb(1) = pb(1) + t(1)*temp1b
  call popreal8array(q, size(q))
  temp0b = qb
  qb = 0.0d0
  qb = qb + p*temp0b
  pb = pb + q*temp0b
  call popreal8array(p, size(p))
  temp0b = pb
  pb = 0.0d0
  pb = pb + x*temp0b
  xb = xb + p*temp0b
  q => before0
  qb => beforeb0
  p => before
  pb => beforeb
  call popreal8array(p, size(p))
  temp0b = pb
  pb = 0.0d0
  pb = pb + q*temp0b
  qb = qb + p*temp0b
  tempb = vb
  vb = 0.0d0
  xb = xb + cos(x)*tempb
  tempb = wb
  wb = 0.0d0
  xb = xb + 2.0d0*x*tempb
end subroutine f_b
