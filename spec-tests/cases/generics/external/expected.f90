! dotbar adjoint --head 'f(x)>(y)' in.f90
! The specific procedures are external: what the block says of them is their interface.
subroutine scalar_b(x, xb, y, yb)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  real(8) :: xb, yb
  xb = xb + 2.0d0*x*yb
  yb = 0.0d0
end subroutine scalar_b

subroutine vector_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8) :: xb(n), yb
  xb(1) = xb(1) + x(n)*yb
  xb(n) = xb(n) + x(1)*yb
  yb = 0.0d0
end subroutine vector_b

subroutine f_b(n, x, xb, y, yb)
  implicit none
  interface square
    subroutine scalar(x, y)
      real(8), intent(in) :: x
      real(8), intent(out) :: y
    end subroutine scalar
    subroutine vector(n, x, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: y
    end subroutine vector
  end interface square
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8) :: t
  real(8) :: xb(n), yb, tb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call vector(n, x, t)
  xb = 0.0d0
  tb = 0.0d0
  call scalar_b(t, tb, y, yb)
  call vector_b(n, x, xb, t, tb)
end subroutine f_b
