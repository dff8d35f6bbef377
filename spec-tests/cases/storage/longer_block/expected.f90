! dotbar adjoint --head 'top(x)>(y)' in.f90
subroutine top_b(x, xb, y, yb)
  real(8) :: x, y
  real(8) :: a, b
  common /blk/ a, b
  common /blk_b/ ab, bb
  real(8) :: c
  real(8) :: d
  common /blk/ c, d
  common /blk_b/ cb, db
  real(8) :: xb, yb, ab, bb, cb, db
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a = x*2.0d0
  b = x*x
  ab = 0.0d0
  bb = 0.0d0
  cb = 0.0d0
  db = 0.0d0
  call low_b(y, yb)
  xb = 2.0d0*x*bb
  bb = 0.0d0
  xb = xb + 2.0d0*ab
  ab = 0.0d0
end subroutine top_b

subroutine low_b(y, yb)
  real(8) :: y
  real(8) :: a, b, c, d
  common /blk/ a, b, c, d
  common /blk_b/ ab, bb, cb, db
  real(8) :: yb, ab, bb, cb, db
  c = a*3.0d0
  d = b*c
  cb = cb + yb
  db = db + cos(d)*yb
  yb = 0.0d0
  bb = bb + c*db
  cb = cb + b*db
  db = 0.0d0
  ab = ab + 3.0d0*cb
  cb = 0.0d0
end subroutine low_b
