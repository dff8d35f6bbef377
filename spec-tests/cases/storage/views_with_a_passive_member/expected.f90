! dotbar adjoint --head 'top(x)>(y)' in.f90
subroutine top_b(x, xb, y, yb)
  real(8) :: x, y
  real(8) :: a, b, c
  common /blk/ a, b, c
  common /blk_b/ ab, bb, cb
  real(8) :: xb, yb, ab, bb, cb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a = x*2.0d0
  b = 3.0d0
  c = x*x
  ab = 0.0d0
  bb = 0.0d0
  cb = 0.0d0
  call low_b(y, yb)
  xb = 2.0d0*x*cb
  cb = 0.0d0
  bb = 0.0d0
  xb = xb + 2.0d0*ab
  ab = 0.0d0
end subroutine top_b

subroutine low_b(y, yb)
  real(8) :: y
  real(8) :: q(3)
  common /blk/ q
  common /blk_b/ qb
  real(8) :: yb, qb(3)
  qb(1) = qb(1) + q(2)*yb
  qb(2) = qb(2) + q(1)*yb
  qb(3) = qb(3) + cos(q(3))*yb
  yb = 0.0d0
end subroutine low_b
