! dotbar adjoint --head 'top(x)>(y)' in.f90
module d_b
  use d
  ! COMMON that a module declares, and a procedure besides: the derivatives are in one block, too.
  real*8 :: bb(10), cb(10)
  common /blk_b/ bb, cb
end module d_b

subroutine multiplied_b()
  real*8 :: g(20)
  integer :: i
  common /blk/ g
  common /blk_b/ gb
  real*8 :: gb(20)
  do i = 2, 9
    call pushreal8(g(10 + i))
    g(10 + i) = g(i)*g(i - 1)
  end do
  do i = 9, 2, -1
    call popreal8(g(10 + i))
    gb(i) = gb(i) + g(i - 1)*gb(10 + i)
    gb(i - 1) = gb(i - 1) + g(i)*gb(10 + i)
    gb(10 + i) = 0.0d0
  end do
end subroutine multiplied_b

subroutine top_b(x, xb, y, yb)
  use d
  use d_b, only: bb, cb
  real*8 :: x(10), y(10)
  integer :: i
  real*8 :: xb(10), yb(10)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  b = x
  do i = 1, 9
    c(i + 1) = b(i)*x(i)
  end do
  xb = 0.0d0
  bb = 0.0d0
  cb = 0.0d0
  do i = 10, 2, -1
    cb(i) = cb(i) + yb(i)
    yb(i) = 0.0d0
  end do
  yb(1) = 0.0d0
  call multiplied_b()
  do i = 9, 1, -1
    bb(i) = bb(i) + x(i)*cb(i + 1)
    xb(i) = xb(i) + b(i)*cb(i + 1)
    cb(i + 1) = 0.0d0
  end do
  xb = xb + bb
  bb = 0.0d0
end subroutine top_b
