! dotbar adjoint --head 'top(y)/(x)' in.f
subroutine top_b(x, xb, y, yb)
  real*8 :: x, y
  real(8) :: w(4)
  real(8) :: scale0
  common /blk/ w, scale0
  common /blk_b/ wb
  real*8 :: xb, yb
  real(8) :: wb(4)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call set(x)
  call pushreal8array(w, size(w))
  call use(y)
  wb = 0.0d0
  xb = y*yb
  yb = x*yb
  call set2_b(x, xb)
  call popreal8array(w, size(w))
  call use_b(y, yb)
  call set_b(x, xb)
end subroutine top_b

subroutine set_b(x, xb)
  real*8 :: x
  include 'blk.inc'
  common /blk_b/ wb
  integer :: i
  real*8 :: xb, wb(n)
  do i = n, 1, -1
    xb = xb + i*wb(i)
    wb(i) = 0.0d0
  end do
end subroutine set_b

subroutine set2_b(x, xb)
  real*8 :: x
  include 'blk.inc'
  common /blk_b/ wb
  real*8 :: xb, wb(n)
  xb = xb + scale*wb(1)
  wb(1) = 0.0d0
end subroutine set2_b

subroutine use_b(y, yb)
  real*8 :: y
  include 'blk.inc'
  common /blk_b/ wb
  real*8 :: yb, wb(n), tempb
  wb(2) = 0.0d0
  tempb = scale*yb
  wb(1) = wb(1) + w(4)*tempb
  wb(4) = wb(4) + w(1)*tempb
  yb = 0.0d0
end subroutine use_b
