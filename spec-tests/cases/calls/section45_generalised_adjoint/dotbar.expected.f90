! dotbar adjoint --head 'two(y,b)/(x,z,t)' in.f90
subroutine foo_b(a, x, xb, t, tb, foob)
  real :: a, x, t
  real :: xb, tb, foob
  xb = xb + cos(x)*(a*(t*foob))
  tb = tb + a*sin(x)*foob
  foob = 0.0
end subroutine foo_b

subroutine two_b(a, x, xb, y, yb, b, bb, c, z, zb, t, tb)
  real :: a, x, y, b, c, z, t
  real :: xb, yb, bb, zb, tb, resultb, tempb
  ! Adjoint: sets the derivatives of x, z, t from those of y, b, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0
  zb = 0.0
  tb = 0.0
  resultb = bb
  bb = 0.0
  call foo_b(c, z, zb, t, tb, resultb)
  resultb = yb
  yb = 0.0
  tempb = 0.0
  call foo_b(a, x, xb, 2.5, tempb, resultb)
end subroutine two_b
