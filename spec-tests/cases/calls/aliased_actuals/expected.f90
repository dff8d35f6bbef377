! dotbar adjoint --head 'square(y)/(x)' in.f90
subroutine product_b(u, ub, v, vb, w, wb)
  real*8 :: u, v, w
  real*8 :: ub, vb, wb
  ub = ub + v*wb
  vb = vb + u*wb
  wb = 0.0d0
end subroutine product_b

subroutine square_b(x, xb, y, yb)
  real*8 :: x, y
  real*8 :: xb, yb, tempb, temp0b
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  tempb = 0.0d0
  temp0b = 0.0d0
  call product_b(x, tempb, x, temp0b, y, yb)
  xb = xb + tempb
  xb = xb + temp0b
end subroutine square_b
