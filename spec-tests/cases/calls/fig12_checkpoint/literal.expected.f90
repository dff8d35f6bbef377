! dotbar adjoint --head 'fig12(x,y)/(x)' in.f90 --rules tapenade-2012
subroutine foo_b(a, ab, x, xb, t, y, yb)
  real :: a, x, t, y
  real :: ab, xb, yb, tempb
  y = a*sin(x)*t
  tempb = xb
  xb = 0.0
  xb = xb + y*tempb
  yb = yb + x*tempb
  tempb = ab
  ab = 0.0
  tempb = yb
  yb = 0.0
  xb = xb + cos(x)*(a*(t*tempb))
end subroutine foo_b

subroutine fig12_b(a, x, xb, y, yb)
  real :: a, x, y
  real :: xb, yb, tempb
  ! Adjoint: sets the derivatives of x from those of x, y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call pushreal4(a)
  call pushreal4(x)
  call foo(a, x, 2.5, y)
  tempb = xb
  xb = 0.0
  xb = xb + a*(y*tempb)
  yb = yb + x*a*tempb
  call popreal4(x)
  call popreal4(a)
  tempb = 0.0
  call foo_b(a, tempb, x, xb, 2.5, y, yb)
end subroutine fig12_b
