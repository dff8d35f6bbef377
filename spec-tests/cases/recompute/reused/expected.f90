! dotbar adjoint --head 'reused(x,y)>(y)' in.f90
! The values of exp, tanh, roots, quotients and logistic functions stand for themselves in the derivatives, where they are still there.
subroutine reused_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  double precision, intent(inout) :: y
  double precision :: e, s, q, g, t, lost, h
  integer :: i
  double precision :: lost0
  double precision :: xb(n), yb, eb, sb, qb, gb, tb, lostb, hb, lost0b, tempb, temp0b, temp1b, &
      temp2b
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  ! made anew, or used by what comes behind
  do i = 1, n
    e = exp(-x(i))
    s = sqrt(x(i)*x(i) + 1d0)
    q = x(i)/s
    g = 1d0/(1d0 + exp(-x(i)*q))
    t = tanh(q*e)
    call pushreal8(y)
    y = y*e*s*q*g*t
  end do
  lost0 = exp(y) ! used linearly, then overwritten
  call pushreal8(y)
  y = y + lost0
  lost = dexp(0.1d0*y) ! used linearly, and left as it is
  call pushreal8(y)
  y = y + lost
  h = y
  call pushreal8(h)
  h = 1d0/(dexp(h) + 1d0) ! of itself
  xb = 0.0d0
  hb = y*yb
  yb = h*yb
  call popreal8(h)
  hb = -exp(h)*((1.0d0/(dexp(h) + 1d0))**2*hb)
  yb = yb + hb
  call popreal8(y)
  lostb = yb
  yb = yb + 0.1d0*(lost*lostb)
  call popreal8(y)
  lost0b = yb
  yb = yb + lost0*lost0b
  do i = n, 1, -1
    e = exp(-x(i))
    s = sqrt(x(i)*x(i) + 1d0)
    q = x(i)/s
    g = 1d0/(1d0 + exp(-x(i)*q))
    t = tanh(q*e)
    call popreal8(y)
    tempb = t*yb
    temp0b = g*tempb
    temp1b = q*temp0b
    temp2b = s*temp1b
    eb = y*temp2b
    sb = y*e*temp1b
    qb = y*e*s*temp0b
    gb = y*e*s*q*tempb
    tb = y*e*s*q*g*yb
    yb = e*temp2b
    tempb = (1.0d0 - t**2)*tb
    qb = qb + e*tempb
    eb = eb + q*tempb
    tempb = g*(1.0d0 - g)*gb
    xb(i) = xb(i) + q*tempb
    qb = qb + x(i)*tempb
    tempb = qb/s
    sb = sb - q*tempb
    xb(i) = xb(i) + (2.0d0*x(i)*(sb/(2.0d0*max(s, sqrt(tiny(1.0d0))))) - e*eb + tempb)
  end do
end subroutine reused_b
