! dotbar adjoint --head 'factor(a,x)>(a,x)' in.f90
subroutine factor_b(n, a, ab, lda, x, xb)
  integer :: n, lda, j, k
  real(8) :: a(lda, *), x(*), t
  real(8) :: ab(lda, *), xb(*), tb, tempb, kept(lda), sumb
  ! Adjoint: sets the derivatives of a, x from those of a, x, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do j = 2, n
    do k = 1, j - 1
      call pushreal8(t)
      t = -a(k, j)
      call axpy_fwd(n - k, t, a(k + 1, k), 1, a(k + 1, j), 1)
    end do
    call pushreal8array(a(j + 1:n, j), size(a(j + 1:n, j)))
    do k = j + 1, n
      a(k, j) = a(k, j)/a(j, j)
    end do
  end do
  call rotate_fwd(n, a(1, 1), a(1, 2), x(1), x(2))
  tb = 0.0d0
  call rotate_bwd(n, a(1, 1), ab(1, 1), a(1, 2), ab(1, 2), x(1), xb(1), x(2), xb(2))
  do j = n, 2, -1
    call popreal8array(kept(j + 1:n), size(kept(j + 1:n)))
    sumb = 0.0d0
    do k = n, j + 1, -1
      a(k, j) = kept(k)
      tempb = ab(k, j)
      ab(k, j) = (1.0d0/a(j, j))*tempb
      sumb = sumb - a(k, j)*(1.0d0/a(j, j))**2*tempb
    end do
    if (n >= j + 1) then
      ab(j, j) = ab(j, j) + sumb
    end if
    do k = j - 1, 1, -1
      call axpy_bwd(n - k, t, tb, a(k + 1, k), ab(k + 1, k), 1, a(k + 1, j), ab(k + 1, j), 1)
      call popreal8(t)
      ab(k, j) = ab(k, j) - tb
      tb = 0.0d0
    end do
  end do
end subroutine factor_b

subroutine axpy_fwd(n, a, x, incx, y, incy)
  integer :: n, incx, incy, i, ix, iy
  real(8) :: a, x(*), y(*)
  ix = 1
  iy = 1
  do i = 1, n
    call pushreal8(y(iy))
    y(iy) = y(iy) + a*x(ix)
    ix = ix + incx
    iy = iy + incy
  end do
  call pushinteger4(ix)
  call pushinteger4(iy)
end subroutine axpy_fwd

subroutine axpy_bwd(n, a, ab, x, xb, incx, y, yb, incy)
  integer :: n, incx, incy, i, ix, iy
  real(8) :: a, x(*), y(*)
  real(8) :: ab, xb(*), yb(*)
  call popinteger4(iy)
  call popinteger4(ix)
  do i = n, 1, -1
    iy = iy - incy
    ix = ix - incx
    call popreal8(y(iy))
    ab = ab + x(ix)*yb(iy)
    xb(ix) = xb(ix) + a*yb(iy)
  end do
end subroutine axpy_bwd

subroutine rotate_fwd(n, x, y, c, s)
  integer :: n, i
  real(8) :: x(*), y(*), c, s, t
  do i = 1, n
    t = c*x(i) + s*y(i)
    call pushreal8(y(i))
    y(i) = c*y(i) - s*x(i)
    call pushreal8(x(i))
    x(i) = t
  end do
end subroutine rotate_fwd

subroutine rotate_bwd(n, x, xb, y, yb, c, cb, s, sb)
  integer :: n, i
  real(8) :: x(*), y(*), c, s
  real(8) :: xb(*), yb(*), cb, sb, tb
  do i = n, 1, -1
    call popreal8(x(i))
    tb = xb(i)
    call popreal8(y(i))
    cb = cb + y(i)*yb(i)
    sb = sb - x(i)*yb(i)
    cb = cb + x(i)*tb
    xb(i) = c*tb - s*yb(i)
    sb = sb + y(i)*tb
    yb(i) = c*yb(i) + s*tb
  end do
end subroutine rotate_bwd
