! dotbar adjoint --head 'one(y)/(x)' in.f90
subroutine foo_b(a, x, xb, t, foob)
  real :: a, x, t
  real :: xb, foob
  xb = xb + cos(x)*(a*(t*foob))
  foob = 0.0
end subroutine foo_b

subroutine one_b(a, x, xb, y, yb)
  real :: a, x, y
  real :: xb, yb, resultb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0
  resultb = yb
  yb = 0.0
  call foo_b(a, x, xb, 2.5, resultb)
end subroutine one_b
