! dotbar adjoint --head 'top(y)/(x)' in.f90
subroutine f_fwd(x, y)
  real(8) :: x, y, t, s
  real(8) :: t0
  t0 = 2
  y = x
  call pushreal8(y)
  s = t0*t0
  y = y*y*s
  t = 7
  call pushreal8(y)
  y = y*y*t
  call pushreal8(t)
  call pushreal8(s)
  call pushreal8(t0)
end subroutine f_fwd

subroutine f_bwd(x, xb, y, yb)
  real(8) :: x, y, t, s
  real(8) :: t0
  real(8) :: xb, yb
  call popreal8(t0)
  call popreal8(s)
  call popreal8(t)
  call popreal8(y)
  yb = 2.0d0*y*(t*yb)
  call popreal8(y)
  s = t0*t0
  yb = 2.0d0*y*(s*yb)
  xb = xb + yb
  yb = 0.0d0
end subroutine f_bwd

subroutine top_b(x, xb, y, yb)
  real(8) :: x, y
  real(8) :: xb, yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call f_fwd(x, y)
  xb = y*yb
  yb = x*yb
  call f_bwd(x, xb, y, yb)
end subroutine top_b
