! dotbar adjoint --head 's1(q)/(p)' --head 'top(y)/(x,y)' in.f90
subroutine s1_b(p, pb, q, qb)
  real(8) :: p, q
  real(8) :: pb, qb
  ! Adjoint: sets the derivatives of p from those of q, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  ! It is called by differentiated code, too: the caller also sets the derivatives of p (to zero, when nothing is added).
  pb = pb + q*qb
  qb = p*qb
end subroutine s1_b

subroutine top_b(x, xb, y, yb)
  real(8) :: x, y
  real(8) :: xb, yb
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call pushreal8(y)
  call s1(x, y)
  xb = sin(y)*yb
  yb = cos(y)*(x*yb)
  call popreal8(y)
  call s1_b(x, xb, y, yb)
end subroutine top_b
