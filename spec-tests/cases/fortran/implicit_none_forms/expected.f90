! dotbar adjoint --head 'f(x)>(y)' in.f90
! IMPLICIT NONE that asks for EXTERNAL, too: derivatives keep what it says of types, in whatever order it says both.
subroutine f_b(x, xb, y, yb)
  implicit none
  real(8) :: x, y
  external g
  real(8) :: xb, yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = x*x
  call g_b(y, yb)
  xb = 2.0d0*x*yb
  yb = 0.0d0
end subroutine f_b

subroutine g_b(y, yb)
  implicit none
  real(8) :: y
  external h
  real(8) :: yb
  call pushreal8(y)
  call h(y)
  yb = 2.0d0*y*yb
  call popreal8(y)
  call h_b(y, yb)
end subroutine g_b

subroutine h_b(y, yb)
  implicit none
  real(8) :: y
  real(8) :: yb
  yb = cos(y)*yb
end subroutine h_b
