! dotbar adjoint --head 'f(x)>(y)' in.f90
subroutine g_fwd(x)
  real(8) :: x
end subroutine g_fwd

subroutine g_bwd(x, xb)
  real(8) :: x
  real(8) :: xb
  xb = 2.0d0*x*xb
end subroutine g_bwd

subroutine g_b(x, xb)
  real(8) :: x
  real(8) :: xb
  xb = 2.0d0*x*xb
end subroutine g_b

subroutine f_b(x, xb, y, yb)
  real(8) :: x, y
  real(8) :: xb, yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call pushreal8(x)
  call g(x)
  y = x*x
  call pushreal8(y)
  !!$AD NOCHECKPOINT
  call g(y)
  call g_fwd(y)
  call g_bwd(y, yb)
  call popreal8(y)
  call g_b(y, yb)
  xb = 2.0d0*x*yb
  yb = 0.0d0
  call popreal8(x)
  call g_b(x, xb)
end subroutine f_b
