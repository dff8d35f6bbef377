! dotbar adjoint --head 'top(x)>(y)' in.f90
! COMMON array reached by an element and by name; both overwrite, other elements
subroutine top_b(x, xb, y, yb)
  real(8) :: x(4), y
  real(8) :: c(4)
  common /blk/ c
  common /blk_b/ cb
  integer :: i
  real(8) :: xb(4), yb, cb(4), tempb, oldb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, 4
    c(i) = x(i)*x(i)
  end do
  call pushreal8array(c, size(c))
  call low(c(3), 2, y)
  xb = 0.0d0
  cb = 0.0d0
  cb(1) = cb(1) + c(3)*yb
  cb(3) = cb(3) + c(1)*yb
  cb(4) = cb(4) + c(2)*yb
  cb(2) = cb(2) + c(4)*yb
  call popreal8array(c, size(c))
  tempb = cb(3)
  oldb = cb(3)
  call low_b(c(3), tempb, 2, y, yb)
  cb(3) = merge(tempb, cb(3) + (tempb - oldb), abs(cb(3) - oldb) <= 0.0d0)
  do i = 4, 1, -1
    xb(i) = xb(i) + 2.0d0*x(i)*cb(i)
    cb(i) = 0.0d0
  end do
end subroutine top_b

subroutine low_b(p, pb, k, y, yb)
  real(8) :: p, y
  integer :: k
  real(8) :: c(4)
  common /blk/ c
  common /blk_b/ cb
  real(8) :: pb, yb, cb(4)
  if (k > 1) then
    call pushreal8(p)
    p = p*p
  end if
  call pushreal8(c(1))
  c(1) = c(2)*c(4)
  pb = pb + c(1)*yb
  cb(1) = cb(1) + p*yb
  yb = 0.0d0
  call popreal8(c(1))
  cb(2) = cb(2) + c(4)*cb(1)
  cb(4) = cb(4) + c(2)*cb(1)
  cb(1) = 0.0d0
  if (k > 1) then
    call popreal8(p)
    pb = 2.0d0*p*pb
  end if
end subroutine low_b
