! dotbar adjoint --head 's(x)>(y)' in.f90 --rules examples/preaccumulation
subroutine s_b(x, xb, y, yb)
  real*8 :: x, y, t
  integer :: u
  real*8 :: xb, yb, tempb, partial
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  u = 5
  read(u, *)
  read(5, *) t
  partial = y*t
  call pushreal8(partial)
  call popreal8(partial)
  tempb = yb
  yb = 0.0d0
  xb = partial*tempb
end subroutine s_b
