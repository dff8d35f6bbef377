! dotbar adjoint --head 's(x)>(y)' in.f90 --no-diff-liveness
subroutine s_b(x, xb, y, yb)
  real*8 :: x, y, t
  integer :: u
  real*8 :: xb, yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  u = 5
  read(u, *)
  read(5, *) t
  u = 6
  call pushreal8(y)
  y = x*y*t
  call popreal8(y)
  xb = y*(t*yb)
  yb = 0.0d0
end subroutine s_b
