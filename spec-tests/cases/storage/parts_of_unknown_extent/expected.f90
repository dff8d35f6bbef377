! dotbar adjoint --head 'steps(a,x)>(a,x,s)' in.f90
subroutine steps_b(n, a, ab, lda, x, xb, s, sb)
  integer :: n, lda, j
  real(8) :: a(lda, *), x(*), t, s
  real(8), external :: dot_x_y
  real(8) :: ab(lda, *), xb(*), sb, tb, resultb
  ! Adjoint: sets the derivatives of a, x from those of a, x, s, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do j = 1, n
    call pushreal8(t)
    t = dot_x_y(n, a, j - 1, lda, (j - 1)*lda, 1)
    call product_a_x_fwd(n - 1, n - 1, t, a, lda, lda, (n - 1)*lda, a(2, 1))
    call pushreal8(t)
    t = dot_x_y(n - 1, x, 0, 1, 1, 1)
    call pushreal8(x(j))
    x(j) = x(j)*t
  end do
  call column_a_x_fwd(n, a, 0, lda, lda, a(1, 3), s)
  tb = 0.0d0
  call column_a_x_bwd(n, a, ab, 0, lda, lda, a(1, 3), ab(1, 3), s, sb)
  do j = n, 1, -1
    call popreal8(x(j))
    tb = tb + x(j)*xb(j)
    xb(j) = t*xb(j)
    resultb = tb
    tb = 0.0d0
    call dot_x_y_b(n - 1, x, xb, 0, 1, 1, 1, resultb)
    call popreal8(t)
    call product_a_x_bwd(n - 1, n - 1, t, tb, a, ab, lda, lda, (n - 1)*lda, a(2, 1), ab(2, 1))
    tb = tb + x(j)*sb
    xb(j) = xb(j) + t*sb
    resultb = tb
    tb = 0.0d0
    call dot_x_y_b(n, a, ab, j - 1, lda, (j - 1)*lda, 1, resultb)
    call popreal8(t)
  end do
  sb = 0.0d0
end subroutine steps_b

real(8) function dot_x_y(n, storage, from_x, incx, from_y, incy) result(dot)
  real(8) :: storage(*)
  integer :: from_x, from_y
  integer :: n, incx, incy, i, ix, iy
  dot = 0
  ix = 1
  iy = 1
  do i = 1, n
    dot = dot + storage(from_x + ix)*storage(from_y + iy)
    ix = ix + incx
    iy = iy + incy
  end do
end function dot_x_y

subroutine dot_x_y_b(n, storage, storageb, from_x, incx, from_y, incy, dotb)
  real(8) :: storage(*)
  integer :: from_x, from_y
  integer :: n, incx, incy, i, ix, iy
  real(8) :: storageb(*), dotb
  ix = 1
  iy = 1
  do i = 1, n
    ix = ix + incx
    iy = iy + incy
  end do
  do i = n, 1, -1
    iy = iy - incy
    ix = ix - incx
    storageb(from_x + ix) = storageb(from_x + ix) + storage(from_y + iy)*dotb
    storageb(from_y + iy) = storageb(from_y + iy) + storage(from_x + ix)*dotb
  end do
  dotb = 0.0d0
end subroutine dot_x_y_b

subroutine product_a_x_fwd(m, n, t, storage, from_a, lda, from_x, y)
  real(8) :: storage(*)
  integer :: from_a, from_x
  integer :: m, n, lda, i, j
  real(8) :: t, y(0:*)
  do j = 1, n
    do i = 1, m
      call pushreal8(y(i - 1))
      y(i - 1) = y(i - 1) + t*storage(from_a + i + (j - 1)*lda)*storage(from_x + j)
    end do
  end do
end subroutine product_a_x_fwd

subroutine product_a_x_bwd(m, n, t, tb, storage, storageb, from_a, lda, from_x, y, yb)
  real(8) :: storage(*)
  integer :: from_a, from_x
  integer :: m, n, lda, i, j
  real(8) :: t, y(0:*)
  real(8) :: tb, storageb(*), yb(0:*), tempb, sumb
  do j = n, 1, -1
    sumb = 0.0d0
    do i = m, 1, -1
      call popreal8(y(i - 1))
      tempb = storage(from_x + j)*yb(i - 1)
      tb = tb + storage(from_a + i + (j - 1)*lda)*tempb
      storageb(from_a + i + (j - 1)*lda) = storageb(from_a + i + (j - 1)*lda) + t*tempb
      sumb = sumb + t*storage(from_a + i + (j - 1)*lda)*yb(i - 1)
    end do
    if (m >= 1) then
      storageb(from_x + j) = storageb(from_x + j) + sumb
    end if
  end do
end subroutine product_a_x_bwd

! Both overwrite: what of both is read is not known to be overwritten.
subroutine column_a_x_fwd(n, storage, from_a, lda, from_x, pivot, s)
  integer, parameter :: wp = 8
  real(wp) :: storage(*)
  integer :: from_a, from_x
  integer, intent(in) :: n, lda
  real(wp), intent(inout) :: pivot, s
  integer :: i
  do i = 3, n
    call pushreal8(storage(from_x + i))
    storage(from_x + i) = storage(from_x + i)/storage(from_a + i + (i - 1)*lda) - &
        storage(from_x + i - 1)*storage(from_a + i - 1 + (i - 1)*lda)
  end do
end subroutine column_a_x_fwd

! Both overwrite: what of both is read is not known to be overwritten.
subroutine column_a_x_bwd(n, storage, storageb, from_a, lda, from_x, pivot, pivotb, s, sb)
  integer, parameter :: wp = 8
  real(wp) :: storage(*)
  integer :: from_a, from_x
  integer, intent(in) :: n, lda
  real(wp), intent(inout) :: pivot, s
  integer :: i
  real(wp) :: storageb(*), pivotb, sb, tempb
  real(8) :: resultb, result0b
  sb = sb + storageb(from_a + 1)
  resultb = sb
  result0b = resultb
  resultb = 0.0d0
  call dot_x_y_b(n, storage, storageb, from_a, 1, from_x, 1, result0b)
  do i = n, 3, -1
    call popreal8(storage(from_x + i))
    tempb = storageb(from_x + i)
    storageb(from_x + i) = (1.0d0/storage(from_a + i + (i - 1)*lda))*tempb
    storageb(from_a + i + (i - 1)*lda) = storageb(from_a + i + (i - 1)*lda) - storage(from_x + i)* &
        (1.0d0/storage(from_a + i + (i - 1)*lda))**2*tempb
    storageb(from_x + i - 1) = storageb(from_x + i - 1) - storage(from_a + i - 1 + (i - 1)*lda)* &
        tempb
    storageb(from_a + i - 1 + (i - 1)*lda) = storageb(from_a + i - 1 + (i - 1)*lda) - &
        storage(from_x + i - 1)*tempb
  end do
  storageb(from_x + 1) = storageb(from_x + 1) + pivot*pivotb
  pivotb = storage(from_x + 1)*pivotb
end subroutine column_a_x_bwd
