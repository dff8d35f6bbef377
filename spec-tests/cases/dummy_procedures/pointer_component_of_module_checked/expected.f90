! dotbar adjoint --head 'f(x)>(y)' in.f90
subroutine f_b(n, x, xb, y, yb)
  use m
  integer :: n
  real*8 :: x(n), y
  type(t) :: o
  real*8 :: xb(n), yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  o%f => inc
  kk = 1
  y = x(kk)
  call pushinteger4(kk)
  call run(o, 2)
  call pushreal8(y)
  y = y*x(kk)
  call pushinteger4(kk)
  kk = 1
  call pushreal8(y)
  y = y*x(kk)*y
  call pushinteger4(kk)
  call run(o, 1)
  xb = 0.0d0
  xb(kk) = xb(kk) + 2.0d0*x(kk)*(y*yb)
  yb = x(kk)**2*yb
  call popinteger4(kk)
  call popreal8(y)
  xb(kk) = xb(kk) + y*y*yb
  yb = 2.0d0*(y*x(kk))*yb
  call popinteger4(kk)
  call popreal8(y)
  xb(kk) = xb(kk) + y*yb
  yb = x(kk)*yb
  call popinteger4(kk)
  xb(kk) = xb(kk) + yb
  yb = 0.0d0
end subroutine f_b
