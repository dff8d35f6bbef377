! dotbar adjoint --head 'top(x)>(y)' in.f90
! Initial values for COMMON outside of BLOCK DATA (an extension): the original defines the block, its derivative must not.
subroutine top_b(x, xb, y, yb)
  real(8) :: x, y
  real(8) :: a, own
  real(8) :: tab(3)
  real(8) :: late
  common /blk/ a, tab
  common /blk_b/ ab
  common /other/ late
  data own /4.0d0/
  real(8) :: xb, yb, ab
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  ab = 0.0d0
  ab = ab + tab(1)*(late*yb)
  xb = cos(x)*(tab(2)*(own*yb))
  yb = 0.0d0
  xb = xb + 2.0d0*ab
  ab = 0.0d0
end subroutine top_b
