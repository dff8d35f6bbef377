! dotbar adjoint --head 's(x,y)>(x,y)' --rules ./shorter.rules in.f90
subroutine s_b(x, xb, y, yb)
  real(8) :: x, y
  real(8) :: xb, yb
  ! Adjoint: sets the derivatives of x, y from those of x, y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = x*x
  call pushreal8(x)
  call pushreal8(y)
  x = 2.0d0*y
  y = x*y
  xb = xb + yb
  call popreal8(y)
  call popreal8(x)
  x = 2.0d0*y
  xb = xb + y*yb
  yb = x*yb
  yb = yb + 2.0d0*xb
  xb = 0.0d0
  xb = xb + 2.0d0*x*yb
  yb = 0.0d0
end subroutine s_b
