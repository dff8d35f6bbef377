! dotbar adjoint --head 'typed(y)/(x)' --head 'local(y)/(x)' in.f90
! The type of an intrinsic's name says nothing about its shape; a variable of that name is no function that rules apply.
subroutine typed_b(x, xb, y, yb)
  implicit none
  real*8 :: x(3), y(3), c
  real*8 :: sin
  real*8 :: xb(3), yb(3)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  c = 2.0d0
  xb = 0.0d0
  xb(:) = xb(:) + cos(x(:) + c)*(x(1)*yb)
  xb(1) = xb(1) + sum(sin(x(:) + c)*yb)
  yb = 0.0d0
end subroutine typed_b

subroutine local_b(a, x, xb, y, yb)
  implicit none
  real*8 :: a(3), x, y(3)
  integer :: sin0
  real*8 :: xb, yb(3)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  sin0 = 2
  xb = -sin0*sum(sin(a(:) + x)*yb)
  yb = 0.0d0
end subroutine local_b
