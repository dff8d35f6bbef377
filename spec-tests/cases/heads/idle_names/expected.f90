! dotbar adjoint --head 'shape(a,b)>(volume,label)' in.f90
! b is overwritten before it is used; label depends on what was rounded.
subroutine shape_b(a, ab, b, bb, volume, volumeb, label, labelb)
  real*8 :: a, b, volume, label
  real*8 :: ab, bb, volumeb, labelb
  ! Adjoint: sets the derivatives of a, b from those of volume, label, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  b = 2.0d0
  labelb = 0.0d0
  ab = 3*a**2*(b*volumeb)
  volumeb = 0.0d0
  bb = 0.0d0
end subroutine shape_b
