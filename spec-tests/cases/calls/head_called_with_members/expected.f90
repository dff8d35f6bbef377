! dotbar adjoint --head 't(x)>(y)' --head 's(p)/(r,h)' in.f90
subroutine s_b(p, pb, r, rb)
  implicit none
  real*8 :: p, r, g(2), h
  common /blk/ g, h
  common /blk_b/ gb, hb
  real*8 :: pb, rb, gb(2), hb
  ! Adjoint: sets the derivatives of r, h from those of p, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  ! It is called by differentiated code, too: the caller also sets the derivatives of h (to zero, when nothing is added).
  rb = p*pb
  pb = r*pb
end subroutine s_b

subroutine t_b(x, xb, y, yb)
  implicit none
  real*8 :: x, y, g(2), h
  common /blk/ g, h
  common /blk_b/ gb, hb
  real*8 :: xb, yb, gb(2), hb, tempb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  g(1) = x*x
  h = sin(x)
  call pushreal8(y)
  call s(y, g(1))
  gb = 0.0d0
  hb = 0.0d0
  tempb = 0.0d0
  call s_b(y, yb, h, tempb)
  hb = hb + tempb
  call popreal8(y)
  call s_b(y, yb, g(1), gb(1))
  xb = cos(x)*hb
  hb = 0.0d0
  xb = xb + 2.0d0*x*gb(1)
  gb(1) = 0.0d0
end subroutine t_b
