! dotbar adjoint --head 'f(x,b)>(y,c)' in.f
subroutine f_b(x, xb, y, yb)
  include 'both.inc'
  !     two blocks
  integer :: nmax
  parameter (nmax = 4)
  real*8 :: a(nmax), b(nmax), c
  common /blk/ a, b, c
  common /blk_b/ ab, bb, cb
  real*8 :: x, y
  integer :: i
  real*8 :: xb, yb, ab(nmax), bb(nmax), cb, kept(nmax)
  ! Adjoint: sets the derivatives of x, b from those of y, c, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 0
  call pushreal8array(a(1:k), size(a(1:k)))
  do i = 1, k
    a(i) = x*b(i)
    y = y + a(i)**2
  end do
  ab = 0.0d0
  bb = 0.0d0
  yb = yb + x*cb
  xb = y*cb
  cb = 0.0d0
  call popreal8array(kept(1:k), size(kept(1:k)))
  do i = k, 1, -1
    ab(i) = ab(i) + 2.0d0*a(i)*yb
    a(i) = kept(i)
    xb = xb + b(i)*ab(i)
    bb(i) = bb(i) + x*ab(i)
    ab(i) = 0.0d0
  end do
  yb = 0.0d0
end subroutine f_b
