! dotbar adjoint --head 's(y,g)/(x,h)' in.f90
subroutine s_b(x, xb, y, yb)
  implicit none
  real*8 :: x, y, g, h
  common /blk/ g, h
  common /blk_b/ gb, hb
  real*8 :: xb, yb, gb, hb
  ! Adjoint: sets the derivatives of x, h from those of y, g, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  hb = 0.0d0
  xb = 2.0d0*x*yb
  yb = 0.0d0
end subroutine s_b
