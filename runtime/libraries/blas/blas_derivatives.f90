! Derivatives of BLAS, double precision: tangents _d and adjoints _b of what blas.f90 describes, by BLAS itself.
! A tangent sets original and derivative results. An adjoint adds to the derivatives of what is only read; those of what is overwritten
! become those of its value at entry. It may overwrite what the original overwrites.
! Names that begin with dotbar_ are their own.

! --- vectors ---
double precision function ddot_d(n, dx, dxd, incx, dy, dyd, incy, value)
  integer, intent(in) :: n, incx, incy
  double precision, intent(in) :: dx(*), dxd(*), dy(*), dyd(*)
  double precision, intent(out) :: value
  double precision, external :: ddot
  ddot_d = ddot(n, dxd, incx, dy, incy) + ddot(n, dx, incx, dyd, incy)
  value = ddot(n, dx, incx, dy, incy)
end function ddot_d

subroutine ddot_b(n, dx, dxb, incx, dy, dyb, incy, valueb)
  integer, intent(in) :: n, incx, incy
  double precision, intent(in) :: dx(*), dy(*)
  double precision, intent(inout) :: dxb(*), dyb(*), valueb
  call daxpy(n, valueb, dy, incy, dxb, incx)
  call daxpy(n, valueb, dx, incx, dyb, incy)
  valueb = 0
end subroutine ddot_b

subroutine daxpy_d(n, da, dad, dx, dxd, incx, dy, dyd, incy)
  integer, intent(in) :: n, incx, incy
  double precision, intent(in) :: da, dad, dx(*), dxd(*)
  double precision, intent(inout) :: dy(*), dyd(*)
  call daxpy(n, dad, dx, incx, dyd, incy)
  call daxpy(n, da, dxd, incx, dyd, incy)
  call daxpy(n, da, dx, incx, dy, incy)
end subroutine daxpy_d

subroutine daxpy_b(n, da, dab, dx, dxb, incx, dy, dyb, incy)
  integer, intent(in) :: n, incx, incy
  double precision, intent(in) :: da, dx(*)
  double precision, intent(inout) :: dab, dxb(*), dy(*), dyb(*)
  double precision, external :: ddot
  dab = dab + ddot(n, dx, incx, dyb, incy)
  call daxpy(n, da, dyb, incy, dxb, incx)
end subroutine daxpy_b

subroutine dscal_d(n, da, dad, dx, dxd, incx)
  integer, intent(in) :: n, incx
  double precision, intent(in) :: da, dad
  double precision, intent(inout) :: dx(*), dxd(*)
  call dscal(n, da, dxd, incx)
  call daxpy(n, dad, dx, incx, dxd, incx)
  call dscal(n, da, dx, incx)
end subroutine dscal_d

subroutine dscal_b(n, da, dab, dx, dxb, incx)
  integer, intent(in) :: n, incx
  double precision, intent(in) :: da
  double precision, intent(inout) :: dab, dx(*), dxb(*)
  double precision, external :: ddot
  dab = dab + ddot(n, dx, incx, dxb, incx)
  call dscal(n, da, dxb, incx)
end subroutine dscal_b

subroutine dcopy_d(n, dx, dxd, incx, dy, dyd, incy)
  integer, intent(in) :: n, incx, incy
  double precision, intent(in) :: dx(*), dxd(*)
  double precision, intent(inout) :: dy(*), dyd(*)
  call dcopy(n, dxd, incx, dyd, incy)
  call dcopy(n, dx, incx, dy, incy)
end subroutine dcopy_d

subroutine dcopy_b(n, dx, dxb, incx, dy, dyb, incy)
  integer, intent(in) :: n, incx, incy
  double precision, intent(in) :: dx(*)
  double precision, intent(inout) :: dxb(*), dy(*), dyb(*)
  call daxpy(n, 1.0d0, dyb, incy, dxb, incx)
  call dscal(n, 0.0d0, dyb, abs(incy))
end subroutine dcopy_b

subroutine dswap_d(n, dx, dxd, incx, dy, dyd, incy)
  integer, intent(in) :: n, incx, incy
  double precision, intent(inout) :: dx(*), dxd(*), dy(*), dyd(*)
  call dswap(n, dxd, incx, dyd, incy)
  call dswap(n, dx, incx, dy, incy)
end subroutine dswap_d

subroutine dswap_b(n, dx, dxb, incx, dy, dyb, incy)
  integer, intent(in) :: n, incx, incy
  double precision, intent(inout) :: dx(*), dxb(*), dy(*), dyb(*)
  call dswap(n, dxb, incx, dyb, incy)
end subroutine dswap_b

! At 0, where the norm has no derivative, it is taken for 0.
double precision function dnrm2_d(n, x, xd, incx, value)
  integer, intent(in) :: n, incx
  double precision, intent(in) :: x(*), xd(*)
  double precision, intent(out) :: value
  double precision, external :: dnrm2, ddot
  value = dnrm2(n, x, incx)
  dnrm2_d = 0
  if (value > 0) dnrm2_d = ddot(n, x, incx, xd, incx)/value
end function dnrm2_d

subroutine dnrm2_b(n, x, xb, incx, valueb)
  integer, intent(in) :: n, incx
  double precision, intent(in) :: x(*)
  double precision, intent(inout) :: xb(*), valueb
  double precision :: norm
  double precision, external :: dnrm2
  norm = dnrm2(n, x, incx)
  if (norm > 0) call daxpy(n, valueb/norm, x, incx, xb, incx)
  valueb = 0
end subroutine dnrm2_b

double precision function dasum_d(n, dx, dxd, incx, value)
  integer, intent(in) :: n, incx
  double precision, intent(in) :: dx(*), dxd(*)
  double precision, intent(out) :: value
  integer :: i
  double precision, external :: dasum
  dasum_d = 0
  do i = 1, 1 + (n - 1)*incx, incx
    dasum_d = dasum_d + sign(1.0d0, dx(i))*dxd(i)
  end do
  value = dasum(n, dx, incx)
end function dasum_d

subroutine dasum_b(n, dx, dxb, incx, valueb)
  integer, intent(in) :: n, incx
  double precision, intent(in) :: dx(*)
  double precision, intent(inout) :: dxb(*), valueb
  integer :: i
  do i = 1, 1 + (n - 1)*incx, incx
    dxb(i) = dxb(i) + sign(1.0d0, dx(i))*valueb
  end do
  valueb = 0
end subroutine dasum_b

subroutine drot_d(n, dx, dxd, incx, dy, dyd, incy, c, cd, s, sd)
  integer, intent(in) :: n, incx, incy
  double precision, intent(inout) :: dx(*), dxd(*), dy(*), dyd(*)
  double precision, intent(in) :: c, cd, s, sd
  call drot(n, dxd, incx, dyd, incy, c, s)
  call daxpy(n, cd, dx, incx, dxd, incx)
  call daxpy(n, sd, dy, incy, dxd, incx)
  call daxpy(n, cd, dy, incy, dyd, incy)
  call daxpy(n, -sd, dx, incx, dyd, incy)
  call drot(n, dx, incx, dy, incy, c, s)
end subroutine drot_d

subroutine drot_b(n, dx, dxb, incx, dy, dyb, incy, c, cb, s, sb)
  integer, intent(in) :: n, incx, incy
  double precision, intent(inout) :: dx(*), dxb(*), dy(*), dyb(*), cb, sb
  double precision, intent(in) :: c, s
  double precision, external :: ddot
  cb = cb + ddot(n, dx, incx, dxb, incx) + ddot(n, dy, incy, dyb, incy)
  sb = sb + ddot(n, dy, incy, dxb, incx) - ddot(n, dx, incx, dyb, incy)
  call drot(n, dxb, incx, dyb, incy, c, -s)
end subroutine drot_b

! --- a matrix and vectors ---
subroutine dgemv_d(trans, m, n, alpha, a, ad, lda, x, xd, incx, beta, y, yd, incy)
  character, intent(in) :: trans
  integer, intent(in) :: m, n, lda, incx, incy
  double precision, intent(in) :: alpha, a(lda, *), ad(lda, *), x(*), xd(*), beta
  double precision, intent(inout) :: y(*), yd(*)
  call dgemv(trans, m, n, alpha, ad, lda, x, incx, beta, yd, incy)
  call dgemv(trans, m, n, alpha, a, lda, xd, incx, 1.0d0, yd, incy)
  call dgemv(trans, m, n, alpha, a, lda, x, incx, beta, y, incy)
end subroutine dgemv_d

subroutine dgemv_b(trans, m, n, alpha, a, ab, lda, x, xb, incx, beta, y, yb, incy)
  character, intent(in) :: trans
  integer, intent(in) :: m, n, lda, incx, incy
  double precision, intent(in) :: alpha, a(lda, *), x(*), beta
  double precision, intent(inout) :: ab(lda, *), xb(*), y(*), yb(*)
  if (trans == 'N' .or. trans == 'n') then
    call dger(m, n, alpha, yb, incy, x, incx, ab, lda)
    call dgemv('T', m, n, alpha, a, lda, yb, incy, 1.0d0, xb, incx)
    call dscal(m, beta, yb, abs(incy))
  else
    call dger(m, n, alpha, x, incx, yb, incy, ab, lda)
    call dgemv('N', m, n, alpha, a, lda, yb, incy, 1.0d0, xb, incx)
    call dscal(n, beta, yb, abs(incy))
  end if
end subroutine dgemv_b

subroutine dger_d(m, n, alpha, x, xd, incx, y, yd, incy, a, ad, lda)
  integer, intent(in) :: m, n, incx, incy, lda
  double precision, intent(in) :: alpha, x(*), xd(*), y(*), yd(*)
  double precision, intent(inout) :: a(lda, *), ad(lda, *)
  call dger(m, n, alpha, xd, incx, y, incy, ad, lda)
  call dger(m, n, alpha, x, incx, yd, incy, ad, lda)
  call dger(m, n, alpha, x, incx, y, incy, a, lda)
end subroutine dger_d

subroutine dger_b(m, n, alpha, x, xb, incx, y, yb, incy, a, ab, lda)
  integer, intent(in) :: m, n, incx, incy, lda
  double precision, intent(in) :: alpha, x(*), y(*)
  double precision, intent(inout) :: xb(*), yb(*), a(lda, *), ab(lda, *)
  call dgemv('N', m, n, alpha, ab, lda, y, incy, 1.0d0, xb, incx)
  call dgemv('T', m, n, alpha, ab, lda, x, incx, 1.0d0, yb, incy)
end subroutine dger_b

subroutine dsymv_d(uplo, n, alpha, a, ad, lda, x, xd, incx, beta, y, yd, incy)
  character, intent(in) :: uplo
  integer, intent(in) :: n, lda, incx, incy
  double precision, intent(in) :: alpha, a(lda, *), ad(lda, *), x(*), xd(*), beta
  double precision, intent(inout) :: y(*), yd(*)
  call dsymv(uplo, n, alpha, ad, lda, x, incx, beta, yd, incy)
  call dsymv(uplo, n, alpha, a, lda, xd, incx, 1.0d0, yd, incy)
  call dsymv(uplo, n, alpha, a, lda, x, incx, beta, y, incy)
end subroutine dsymv_d

subroutine dsymv_b(uplo, n, alpha, a, ab, lda, x, xb, incx, beta, y, yb, incy)
  character, intent(in) :: uplo
  integer, intent(in) :: n, lda, incx, incy
  double precision, intent(in) :: alpha, a(lda, *), x(*), beta
  double precision, intent(inout) :: ab(lda, *), xb(*), y(*), yb(*)
  integer :: i, j, x0, y0
  x0 = 1 + max(0, (1 - n)*incx)
  y0 = 1 + max(0, (1 - n)*incy)
  do j = 1, n  ! an entry beside the diagonal stands for two
    do i = merge(1, j + 1, uplo == 'U' .or. uplo == 'u'), merge(j - 1, n, uplo == 'U' .or. uplo == 'u')
      ab(i, j) = ab(i, j) + alpha*(yb(y0 + (i - 1)*incy)*x(x0 + (j - 1)*incx) + yb(y0 + (j - 1)*incy)*x(x0 + (i - 1)*incx))
    end do
    ab(j, j) = ab(j, j) + alpha*yb(y0 + (j - 1)*incy)*x(x0 + (j - 1)*incx)
  end do
  call dsymv(uplo, n, alpha, a, lda, yb, incy, 1.0d0, xb, incx)
  call dscal(n, beta, yb, abs(incy))
end subroutine dsymv_b

! A triangle of x y' (of y x' where it is turned), without the diagonal where that is 1, is taken from ab.
subroutine dotbar_triangle(uplo, trans, diag, n, x, incx, y, incy, ab, lda)
  character, intent(in) :: uplo, trans, diag
  integer, intent(in) :: n, incx, incy, lda
  double precision, intent(in) :: x(*), y(*)
  double precision, intent(inout) :: ab(lda, *)
  integer :: i, j, x0, y0
  x0 = 1 + max(0, (1 - n)*incx)
  y0 = 1 + max(0, (1 - n)*incy)
  do j = 1, n
    do i = merge(1, j, uplo == 'U' .or. uplo == 'u'), merge(j, n, uplo == 'U' .or. uplo == 'u')
      if (i == j .and. (diag == 'U' .or. diag == 'u')) cycle
      if (trans == 'N' .or. trans == 'n') then
        ab(i, j) = ab(i, j) - x(x0 + (i - 1)*incx)*y(y0 + (j - 1)*incy)
      else
        ab(i, j) = ab(i, j) - x(x0 + (j - 1)*incx)*y(y0 + (i - 1)*incy)
      end if
    end do
  end do
end subroutine dotbar_triangle

character function dotbar_turned(trans)
  character, intent(in) :: trans
  dotbar_turned = merge('T', 'N', trans == 'N' .or. trans == 'n')
end function dotbar_turned

! The triangle that says a matrix, in a matrix of its own; a unit diagonal has no derivative.
subroutine dotbar_triangle_of(uplo, diag, n, ad, lda, t)
  character, intent(in) :: uplo, diag
  integer, intent(in) :: n, lda
  double precision, intent(in) :: ad(lda, *)
  double precision, intent(out) :: t(n, n)
  integer :: j
  t = 0
  do j = 1, n
    if (uplo == 'U' .or. uplo == 'u') then
      t(1:j, j) = ad(1:j, j)
    else
      t(j:n, j) = ad(j:n, j)
    end if
    if (diag == 'U' .or. diag == 'u') t(j, j) = 0
  end do
end subroutine dotbar_triangle_of

subroutine dtrsv_d(uplo, trans, diag, n, a, ad, lda, x, xd, incx)
  character, intent(in) :: uplo, trans, diag
  integer, intent(in) :: n, lda, incx
  double precision, intent(in) :: a(lda, *), ad(lda, *)
  double precision, intent(inout) :: x(*), xd(*)
  double precision :: t(n, n)
  call dotbar_triangle_of(uplo, diag, n, ad, lda, t)
  call dtrsv(uplo, trans, diag, n, a, lda, x, incx)
  call dgemv(trans, n, n, -1.0d0, t, n, x, incx, 1.0d0, xd, incx)
  call dtrsv(uplo, trans, diag, n, a, lda, xd, incx)
end subroutine dtrsv_d

subroutine dtrsv_b(uplo, trans, diag, n, a, ab, lda, x, xb, incx)
  character, intent(in) :: uplo, trans, diag
  integer, intent(in) :: n, lda, incx
  double precision, intent(in) :: a(lda, *)
  double precision, intent(inout) :: ab(lda, *), x(*), xb(*)
  character, external :: dotbar_turned
  call dtrsv(uplo, trans, diag, n, a, lda, x, incx)
  call dtrsv(uplo, dotbar_turned(trans), diag, n, a, lda, xb, incx)
  call dotbar_triangle(uplo, trans, diag, n, xb, incx, x, incx, ab, lda)
end subroutine dtrsv_b

subroutine dtrmv_d(uplo, trans, diag, n, a, ad, lda, x, xd, incx)
  character, intent(in) :: uplo, trans, diag
  integer, intent(in) :: n, lda, incx
  double precision, intent(in) :: a(lda, *), ad(lda, *)
  double precision, intent(inout) :: x(*), xd(*)
  double precision :: t(n, n)
  call dotbar_triangle_of(uplo, diag, n, ad, lda, t)
  call dtrmv(uplo, trans, diag, n, a, lda, xd, incx)
  call dgemv(trans, n, n, 1.0d0, t, n, x, incx, 1.0d0, xd, incx)
  call dtrmv(uplo, trans, diag, n, a, lda, x, incx)
end subroutine dtrmv_d

subroutine dtrmv_b(uplo, trans, diag, n, a, ab, lda, x, xb, incx)
  character, intent(in) :: uplo, trans, diag
  integer, intent(in) :: n, lda, incx
  double precision, intent(in) :: a(lda, *)
  double precision, intent(inout) :: ab(lda, *), x(*), xb(*)
  double precision :: less(n)
  character, external :: dotbar_turned
  call dcopy(n, x, incx, less, 1)
  less = -less
  call dotbar_triangle(uplo, trans, diag, n, xb, incx, less, 1, ab, lda)
  call dtrmv(uplo, dotbar_turned(trans), diag, n, a, lda, xb, incx)
end subroutine dtrmv_b

subroutine dsyr_d(uplo, n, alpha, x, xd, incx, a, ad, lda)
  character, intent(in) :: uplo
  integer, intent(in) :: n, incx, lda
  double precision, intent(in) :: alpha, x(*), xd(*)
  double precision, intent(inout) :: a(lda, *), ad(lda, *)
  call dsyr2(uplo, n, alpha, x, incx, xd, incx, ad, lda)
  call dsyr(uplo, n, alpha, x, incx, a, lda)
end subroutine dsyr_d

subroutine dsyr_b(uplo, n, alpha, x, xb, incx, a, ab, lda)
  character, intent(in) :: uplo
  integer, intent(in) :: n, incx, lda
  double precision, intent(in) :: alpha, x(*)
  double precision, intent(inout) :: xb(*), a(lda, *), ab(lda, *)
  call dotbar_both(uplo, n, alpha, ab, lda, x, incx, xb, incx)
end subroutine dsyr_b

subroutine dsyr2_d(uplo, n, alpha, x, xd, incx, y, yd, incy, a, ad, lda)
  character, intent(in) :: uplo
  integer, intent(in) :: n, incx, incy, lda
  double precision, intent(in) :: alpha, x(*), xd(*), y(*), yd(*)
  double precision, intent(inout) :: a(lda, *), ad(lda, *)
  call dsyr2(uplo, n, alpha, xd, incx, y, incy, ad, lda)
  call dsyr2(uplo, n, alpha, x, incx, yd, incy, ad, lda)
  call dsyr2(uplo, n, alpha, x, incx, y, incy, a, lda)
end subroutine dsyr2_d

subroutine dsyr2_b(uplo, n, alpha, x, xb, incx, y, yb, incy, a, ab, lda)
  character, intent(in) :: uplo
  integer, intent(in) :: n, incx, incy, lda
  double precision, intent(in) :: alpha, x(*), y(*)
  double precision, intent(inout) :: xb(*), yb(*), a(lda, *), ab(lda, *)
  call dotbar_both(uplo, n, alpha, ab, lda, y, incy, xb, incx)
  call dotbar_both(uplo, n, alpha, ab, lda, x, incx, yb, incy)
end subroutine dsyr2_b

! An entry beside the diagonal comes of one product, one of the diagonal of two that are equal.
subroutine dotbar_both(uplo, n, alpha, ab, lda, x, incx, yb, incy)
  character, intent(in) :: uplo
  integer, intent(in) :: n, incx, incy, lda
  double precision, intent(in) :: alpha, ab(lda, *), x(*)
  double precision, intent(inout) :: yb(*)
  integer :: i, x0, y0
  x0 = 1 + max(0, (1 - n)*incx)
  y0 = 1 + max(0, (1 - n)*incy)
  call dsymv(uplo, n, alpha, ab, lda, x, incx, 1.0d0, yb, incy)
  do i = 1, n
    yb(y0 + (i - 1)*incy) = yb(y0 + (i - 1)*incy) + alpha*ab(i, i)*x(x0 + (i - 1)*incx)
  end do
end subroutine dotbar_both

! --- matrices ---
subroutine dgemm_d(transa, transb, m, n, k, alpha, a, ad, lda, b, bd, ldb, beta, c, cd, ldc)
  character, intent(in) :: transa, transb
  integer, intent(in) :: m, n, k, lda, ldb, ldc
  double precision, intent(in) :: alpha, a(lda, *), ad(lda, *), b(ldb, *), bd(ldb, *), beta
  double precision, intent(inout) :: c(ldc, *), cd(ldc, *)
  call dgemm(transa, transb, m, n, k, alpha, ad, lda, b, ldb, beta, cd, ldc)
  call dgemm(transa, transb, m, n, k, alpha, a, lda, bd, ldb, 1.0d0, cd, ldc)
  call dgemm(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
end subroutine dgemm_d

subroutine dgemm_b(transa, transb, m, n, k, alpha, a, ab, lda, b, bb, ldb, beta, c, cb, ldc)
  character, intent(in) :: transa, transb
  integer, intent(in) :: m, n, k, lda, ldb, ldc
  double precision, intent(in) :: alpha, a(lda, *), b(ldb, *), beta
  double precision, intent(inout) :: ab(lda, *), bb(ldb, *), c(ldc, *), cb(ldc, *)
  integer :: j
  character, external :: dotbar_turned
  if (transa == 'N' .or. transa == 'n') then
    call dgemm('N', dotbar_turned(transb), m, k, n, alpha, cb, ldc, b, ldb, 1.0d0, ab, lda)
  else
    call dgemm(transb, 'T', k, m, n, alpha, b, ldb, cb, ldc, 1.0d0, ab, lda)
  end if
  if (transb == 'N' .or. transb == 'n') then
    call dgemm(dotbar_turned(transa), 'N', k, n, m, alpha, a, lda, cb, ldc, 1.0d0, bb, ldb)
  else
    call dgemm('T', transa, n, k, m, alpha, cb, ldc, a, lda, 1.0d0, bb, ldb)
  end if
  do j = 1, n
    call dscal(m, beta, cb(1, j), 1)
  end do
end subroutine dgemm_b

subroutine dsyrk_d(uplo, trans, n, k, alpha, a, ad, lda, beta, c, cd, ldc)
  character, intent(in) :: uplo, trans
  integer, intent(in) :: n, k, lda, ldc
  double precision, intent(in) :: alpha, a(lda, *), ad(lda, *), beta
  double precision, intent(inout) :: c(ldc, *), cd(ldc, *)
  double precision :: t(n, n)
  integer :: i, j
  character, external :: dotbar_turned
  call dgemm(trans, dotbar_turned(trans), n, n, k, alpha, ad, lda, a, lda, 0.0d0, t, n)
  do j = 1, n
    do i = merge(1, j, uplo == 'U' .or. uplo == 'u'), merge(j, n, uplo == 'U' .or. uplo == 'u')
      if (beta == 0) cd(i, j) = 0
      cd(i, j) = beta*cd(i, j) + (t(i, j) + t(j, i))
    end do
  end do
  call dsyrk(uplo, trans, n, k, alpha, a, lda, beta, c, ldc)
end subroutine dsyrk_d

! The symmetric matrix that a triangle of cb says, its diagonal twice; cb becomes beta times that.
subroutine dotbar_doubled(uplo, n, beta, cb, ldc, s)
  character, intent(in) :: uplo
  integer, intent(in) :: n, ldc
  double precision, intent(in) :: beta
  double precision, intent(inout) :: cb(ldc, *)
  double precision, intent(out) :: s(n, n)
  integer :: i, j
  do j = 1, n
    do i = merge(1, j, uplo == 'U' .or. uplo == 'u'), merge(j, n, uplo == 'U' .or. uplo == 'u')
      s(i, j) = cb(i, j)
      s(j, i) = cb(i, j)
      if (i == j) s(i, j) = 2*cb(i, j)
      cb(i, j) = beta*cb(i, j)
    end do
  end do
end subroutine dotbar_doubled

subroutine dsyrk_b(uplo, trans, n, k, alpha, a, ab, lda, beta, c, cb, ldc)
  character, intent(in) :: uplo, trans
  integer, intent(in) :: n, k, lda, ldc
  double precision, intent(in) :: alpha, a(lda, *), beta
  double precision, intent(inout) :: ab(lda, *), c(ldc, *), cb(ldc, *)
  double precision :: s(n, n)
  call dotbar_doubled(uplo, n, beta, cb, ldc, s)
  if (trans == 'N' .or. trans == 'n') then
    call dgemm('N', 'N', n, k, n, alpha, s, n, a, lda, 1.0d0, ab, lda)
  else
    call dgemm('N', 'N', k, n, n, alpha, a, lda, s, n, 1.0d0, ab, lda)
  end if
end subroutine dsyrk_b

subroutine dtrsm_d(side, uplo, transa, diag, m, n, alpha, a, ad, lda, b, bd, ldb)
  character, intent(in) :: side, uplo, transa, diag
  integer, intent(in) :: m, n, lda, ldb
  double precision, intent(in) :: alpha, a(lda, *), ad(lda, *)
  double precision, intent(inout) :: b(ldb, *), bd(ldb, *)
  double precision, allocatable :: t(:, :)
  if (side == 'L' .or. side == 'l') then
    allocate (t(m, m))
    call dotbar_triangle_of(uplo, diag, m, ad, lda, t)
    call dtrsm(side, uplo, transa, diag, m, n, alpha, a, lda, b, ldb)
    call dgemm(transa, 'N', m, n, m, -1.0d0, t, m, b, ldb, alpha, bd, ldb)
  else
    allocate (t(n, n))
    call dotbar_triangle_of(uplo, diag, n, ad, lda, t)
    call dtrsm(side, uplo, transa, diag, m, n, alpha, a, lda, b, ldb)
    call dgemm('N', transa, m, n, n, -1.0d0, b, ldb, t, n, alpha, bd, ldb)
  end if
  call dtrsm(side, uplo, transa, diag, m, n, 1.0d0, a, lda, bd, ldb)
end subroutine dtrsm_d

subroutine dtrsm_b(side, uplo, transa, diag, m, n, alpha, a, ab, lda, b, bb, ldb)
  character, intent(in) :: side, uplo, transa, diag
  integer, intent(in) :: m, n, lda, ldb
  double precision, intent(in) :: alpha, a(lda, *)
  double precision, intent(inout) :: ab(lda, *), b(ldb, *), bb(ldb, *)
  integer :: j
  character, external :: dotbar_turned
  call dtrsm(side, uplo, transa, diag, m, n, alpha, a, lda, b, ldb)
  call dtrsm(side, uplo, dotbar_turned(transa), diag, m, n, 1.0d0, a, lda, bb, ldb)
  if (side == 'L' .or. side == 'l') then
    do j = 1, n
      call dotbar_triangle(uplo, transa, diag, m, bb(1, j), 1, b(1, j), 1, ab, lda)
    end do
  else
    do j = 1, m
      call dotbar_triangle(uplo, transa, diag, n, b(j, 1), ldb, bb(j, 1), ldb, ab, lda)
    end do
  end if
  do j = 1, n
    call dscal(m, alpha, bb(1, j), 1)
  end do
end subroutine dtrsm_b

! What comes to all entries of a symmetric matrix is added where it is kept.
subroutine dotbar_symmetric(uplo, n, g, ab, lda)
  character, intent(in) :: uplo
  integer, intent(in) :: n, lda
  double precision, intent(in) :: g(n, n)
  double precision, intent(inout) :: ab(lda, *)
  integer :: i, j
  do j = 1, n
    do i = merge(1, j + 1, uplo == 'U' .or. uplo == 'u'), merge(j - 1, n, uplo == 'U' .or. uplo == 'u')
      ab(i, j) = ab(i, j) + g(i, j) + g(j, i)
    end do
    ab(j, j) = ab(j, j) + g(j, j)
  end do
end subroutine dotbar_symmetric

subroutine dsymm_d(side, uplo, m, n, alpha, a, ad, lda, b, bd, ldb, beta, c, cd, ldc)
  character, intent(in) :: side, uplo
  integer, intent(in) :: m, n, lda, ldb, ldc
  double precision, intent(in) :: alpha, a(lda, *), ad(lda, *), b(ldb, *), bd(ldb, *), beta
  double precision, intent(inout) :: c(ldc, *), cd(ldc, *)
  call dsymm(side, uplo, m, n, alpha, ad, lda, b, ldb, beta, cd, ldc)
  call dsymm(side, uplo, m, n, alpha, a, lda, bd, ldb, 1.0d0, cd, ldc)
  call dsymm(side, uplo, m, n, alpha, a, lda, b, ldb, beta, c, ldc)
end subroutine dsymm_d

subroutine dsymm_b(side, uplo, m, n, alpha, a, ab, lda, b, bb, ldb, beta, c, cb, ldc)
  character, intent(in) :: side, uplo
  integer, intent(in) :: m, n, lda, ldb, ldc
  double precision, intent(in) :: alpha, a(lda, *), b(ldb, *), beta
  double precision, intent(inout) :: ab(lda, *), bb(ldb, *), c(ldc, *), cb(ldc, *)
  double precision, allocatable :: g(:, :)
  integer :: j
  if (side == 'L' .or. side == 'l') then
    allocate (g(m, m))
    call dgemm('N', 'T', m, m, n, alpha, cb, ldc, b, ldb, 0.0d0, g, m)
    call dotbar_symmetric(uplo, m, g, ab, lda)
  else
    allocate (g(n, n))
    call dgemm('T', 'N', n, n, m, alpha, b, ldb, cb, ldc, 0.0d0, g, n)
    call dotbar_symmetric(uplo, n, g, ab, lda)
  end if
  call dsymm(side, uplo, m, n, alpha, a, lda, cb, ldc, 1.0d0, bb, ldb)
  do j = 1, n
    call dscal(m, beta, cb(1, j), 1)
  end do
end subroutine dsymm_b

subroutine dtrmm_d(side, uplo, transa, diag, m, n, alpha, a, ad, lda, b, bd, ldb)
  character, intent(in) :: side, uplo, transa, diag
  integer, intent(in) :: m, n, lda, ldb
  double precision, intent(in) :: alpha, a(lda, *), ad(lda, *)
  double precision, intent(inout) :: b(ldb, *), bd(ldb, *)
  double precision, allocatable :: t(:, :)
  call dtrmm(side, uplo, transa, diag, m, n, alpha, a, lda, bd, ldb)
  if (side == 'L' .or. side == 'l') then
    allocate (t(m, m))
    call dotbar_triangle_of(uplo, diag, m, ad, lda, t)
    call dgemm(transa, 'N', m, n, m, alpha, t, m, b, ldb, 1.0d0, bd, ldb)
  else
    allocate (t(n, n))
    call dotbar_triangle_of(uplo, diag, n, ad, lda, t)
    call dgemm('N', transa, m, n, n, alpha, b, ldb, t, n, 1.0d0, bd, ldb)
  end if
  call dtrmm(side, uplo, transa, diag, m, n, alpha, a, lda, b, ldb)
end subroutine dtrmm_d

subroutine dtrmm_b(side, uplo, transa, diag, m, n, alpha, a, ab, lda, b, bb, ldb)
  character, intent(in) :: side, uplo, transa, diag
  integer, intent(in) :: m, n, lda, ldb
  double precision, intent(in) :: alpha, a(lda, *)
  double precision, intent(inout) :: ab(lda, *), b(ldb, *), bb(ldb, *)
  double precision :: less(max(m, n))
  integer :: j
  character, external :: dotbar_turned
  if (side == 'L' .or. side == 'l') then
    do j = 1, n
      less(1:m) = -alpha*b(1:m, j)
      call dotbar_triangle(uplo, transa, diag, m, bb(1, j), 1, less, 1, ab, lda)
    end do
  else
    do j = 1, m
      less(1:n) = -alpha*b(j, 1:n)
      call dotbar_triangle(uplo, transa, diag, n, less, 1, bb(j, 1), ldb, ab, lda)
    end do
  end if
  call dtrmm(side, uplo, dotbar_turned(transa), diag, m, n, alpha, a, lda, bb, ldb)
end subroutine dtrmm_b

subroutine dsyr2k_d(uplo, trans, n, k, alpha, a, ad, lda, b, bd, ldb, beta, c, cd, ldc)
  character, intent(in) :: uplo, trans
  integer, intent(in) :: n, k, lda, ldb, ldc
  double precision, intent(in) :: alpha, a(lda, *), ad(lda, *), b(ldb, *), bd(ldb, *), beta
  double precision, intent(inout) :: c(ldc, *), cd(ldc, *)
  call dsyr2k(uplo, trans, n, k, alpha, ad, lda, b, ldb, beta, cd, ldc)
  call dsyr2k(uplo, trans, n, k, alpha, a, lda, bd, ldb, 1.0d0, cd, ldc)
  call dsyr2k(uplo, trans, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
end subroutine dsyr2k_d

subroutine dsyr2k_b(uplo, trans, n, k, alpha, a, ab, lda, b, bb, ldb, beta, c, cb, ldc)
  character, intent(in) :: uplo, trans
  integer, intent(in) :: n, k, lda, ldb, ldc
  double precision, intent(in) :: alpha, a(lda, *), b(ldb, *), beta
  double precision, intent(inout) :: ab(lda, *), bb(ldb, *), c(ldc, *), cb(ldc, *)
  double precision :: s(n, n)
  call dotbar_doubled(uplo, n, beta, cb, ldc, s)
  if (trans == 'N' .or. trans == 'n') then
    call dgemm('N', 'N', n, k, n, alpha, s, n, b, ldb, 1.0d0, ab, lda)
    call dgemm('N', 'N', n, k, n, alpha, s, n, a, lda, 1.0d0, bb, ldb)
  else
    call dgemm('N', 'N', k, n, n, alpha, b, ldb, s, n, 1.0d0, ab, lda)
    call dgemm('N', 'N', k, n, n, alpha, a, lda, s, n, 1.0d0, bb, ldb)
  end if
end subroutine dsyr2k_b
