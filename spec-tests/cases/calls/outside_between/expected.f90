! dotbar adjoint --head 'top(y)/(x)' in.f90
subroutine top_b(x, xb, y, yb)
  implicit none
  real(8) :: x, y, b
  real(8), external :: uniform
  real(8) :: xb, yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = x
  call pushreal8(y)
  call step(y)
  b = uniform(0)
  yb = b*yb
  call popreal8(y)
  call step_b(y, yb)
  xb = yb
  yb = 0.0d0
end subroutine top_b

subroutine step_b(y, yb)
  implicit none
  real(8) :: y
  integer :: k
  real(8) :: yb
  k = 2
  yb = 2.0d0*y*(k*yb)
end subroutine step_b
