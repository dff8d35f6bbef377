! dotbar adjoint --head 'p(y)/(x)' in.f90
subroutine p_b(x, xb, y, yb)
  real*8 :: x, y
  real*8 :: xb, yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call foo(x, y)
  xb = y*yb
  yb = x*yb
  call foo_b(x, xb, y, yb)
end subroutine p_b

subroutine foo_b(x, xb, y, yb)
  real*8 :: x, y, tol
  real*8, external :: mach
  real*8 :: xb, yb
  tol = mach(3)
  y = sin(x)*tol
  yb = 2.0d0*y*yb
  xb = xb + cos(x)*(tol*yb)
  yb = 0.0d0
end subroutine foo_b
