! dotbar adjoint --head 's1(q)/(p)' --head 'top(y)/(x,y)' in.f90
! c is useful to the caller, v is varied there: neither has a derivative here
subroutine s1_b(p, pb, q, qb, r, rb, c, v)
  real(8) :: p, q, r, c, v
  real(8) :: pb, qb, rb
  ! Adjoint: sets the derivatives of p from those of q, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  ! It is called by differentiated code, too: the caller also sets the derivatives of p, r (to zero, when nothing is added).
  qb = qb + c*rb
  rb = 0.0d0
  pb = pb + q*qb
  qb = p*qb
end subroutine s1_b

subroutine top_b(x, xb, y, yb)
  real(8) :: x, y, t, c, v
  real(8) :: xb, yb, tb, tempb, temp0b
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  c = 3.0d0
  call pushreal8(y)
  call s1(x, y, t, c, v)
  tempb = c*yb
  temp0b = t*tempb
  xb = sin(y)*temp0b
  tb = sin(y)*x*tempb
  yb = cos(y)*(x*temp0b)
  call popreal8(y)
  call s1_b(x, xb, y, yb, t, tb, c, v)
  xb = xb + tb
end subroutine top_b
