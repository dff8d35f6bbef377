! What the procedures of BLAS are, for analyses and for `dotbar check`, which runs them; programs link a real BLAS.
! Double precision. Their derivatives are in blas_derivatives.f90. Scalars in front of matrices (alpha, beta) are constants there:
! an active one is refused, so that its derivative costs nobody a product.

! --- vectors ---
!$AD HANDWRITTEN
double precision function ddot(n, dx, incx, dy, incy)
  integer, intent(in) :: n, incx, incy
  double precision, intent(in) :: dx(*), dy(*)
  integer :: i, jx, jy
  ddot = 0
  jx = 1 + max(0, (1 - n)*incx)
  jy = 1 + max(0, (1 - n)*incy)
  do i = 1, n
    ddot = ddot + dx(jx)*dy(jy)
    jx = jx + incx
    jy = jy + incy
  end do
end function ddot

!$AD HANDWRITTEN
!$AD USES n, da, dx, incx, incy
subroutine daxpy(n, da, dx, incx, dy, incy)
  integer, intent(in) :: n, incx, incy
  double precision, intent(in) :: da, dx(*)
  double precision, intent(inout) :: dy(*)
  integer :: i, jx, jy
  jx = 1 + max(0, (1 - n)*incx)
  jy = 1 + max(0, (1 - n)*incy)
  do i = 1, n
    dy(jy) = dy(jy) + da*dx(jx)
    jx = jx + incx
    jy = jy + incy
  end do
end subroutine daxpy

!$AD HANDWRITTEN
subroutine dscal(n, da, dx, incx)
  integer, intent(in) :: n, incx
  double precision, intent(in) :: da
  double precision, intent(inout) :: dx(*)
  integer :: i
  do i = 1, n
    dx(1 + (i - 1)*incx) = da*dx(1 + (i - 1)*incx)
  end do
end subroutine dscal

!$AD HANDWRITTEN
!$AD USES n, incx, incy
subroutine dcopy(n, dx, incx, dy, incy)
  integer, intent(in) :: n, incx, incy
  double precision, intent(in) :: dx(*)
  double precision, intent(inout) :: dy(*)
  integer :: i, jx, jy
  jx = 1 + max(0, (1 - n)*incx)
  jy = 1 + max(0, (1 - n)*incy)
  do i = 1, n
    dy(jy) = dx(jx)
    jx = jx + incx
    jy = jy + incy
  end do
end subroutine dcopy

!$AD HANDWRITTEN
!$AD USES n, incx, incy
subroutine dswap(n, dx, incx, dy, incy)
  integer, intent(in) :: n, incx, incy
  double precision, intent(inout) :: dx(*), dy(*)
  double precision :: t
  integer :: i, jx, jy
  jx = 1 + max(0, (1 - n)*incx)
  jy = 1 + max(0, (1 - n)*incy)
  do i = 1, n
    t = dx(jx)
    dx(jx) = dy(jy)
    dy(jy) = t
    jx = jx + incx
    jy = jy + incy
  end do
end subroutine dswap

!$AD HANDWRITTEN
double precision function dnrm2(n, x, incx)
  integer, intent(in) :: n, incx
  double precision, intent(in) :: x(*)
  integer :: i
  dnrm2 = 0
  do i = 1, n
    dnrm2 = dnrm2 + x(1 + (i - 1)*incx)**2
  end do
  dnrm2 = sqrt(dnrm2)
end function dnrm2

!$AD HANDWRITTEN
double precision function dasum(n, dx, incx)
  integer, intent(in) :: n, incx
  double precision, intent(in) :: dx(*)
  integer :: i
  dasum = 0
  do i = 1, n
    dasum = dasum + abs(dx(1 + (i - 1)*incx))
  end do
end function dasum

integer function idamax(n, dx, incx)
  integer, intent(in) :: n, incx
  double precision, intent(in) :: dx(*)
  double precision :: largest
  integer :: i
  idamax = 0
  largest = -1
  do i = 1, n
    if (abs(dx(1 + (i - 1)*incx)) > largest) then
      idamax = i
      largest = abs(dx(1 + (i - 1)*incx))
    end if
  end do
end function idamax

!$AD HANDWRITTEN
subroutine drot(n, dx, incx, dy, incy, c, s)
  integer, intent(in) :: n, incx, incy
  double precision, intent(inout) :: dx(*), dy(*)
  double precision, intent(in) :: c, s
  double precision :: t
  integer :: i, jx, jy
  jx = 1 + max(0, (1 - n)*incx)
  jy = 1 + max(0, (1 - n)*incy)
  do i = 1, n
    t = c*dx(jx) + s*dy(jy)
    dy(jy) = c*dy(jy) - s*dx(jx)
    dx(jx) = t
    jx = jx + incx
    jy = jy + incy
  end do
end subroutine drot

! --- a matrix and vectors ---
!$AD HANDWRITTEN a, x, y
!$AD USES trans, m, n, alpha, a, lda, x, incx, beta, incy
subroutine dgemv(trans, m, n, alpha, a, lda, x, incx, beta, y, incy)
  character, intent(in) :: trans
  integer, intent(in) :: m, n, lda, incx, incy
  double precision, intent(in) :: alpha, a(lda, *), x(*), beta
  double precision, intent(inout) :: y(*)
  double precision :: t
  integer :: i, j, rows, columns, jx, jy
  logical :: turned
  turned = trans /= 'N' .and. trans /= 'n'
  rows = m
  columns = n
  if (turned) then
    rows = n
    columns = m
  end if
  jy = 1 + max(0, (1 - rows)*incy)
  do i = 1, rows
    t = 0
    jx = 1 + max(0, (1 - columns)*incx)
    do j = 1, columns
      if (turned) then
        t = t + a(j, i)*x(jx)
      else
        t = t + a(i, j)*x(jx)
      end if
      jx = jx + incx
    end do
    if (beta == 0) then
      y(jy) = alpha*t
    else
      y(jy) = beta*y(jy) + alpha*t
    end if
    jy = jy + incy
  end do
end subroutine dgemv

!$AD HANDWRITTEN x, y, a
!$AD USES m, n, alpha, x, incx, y, incy, lda
subroutine dger(m, n, alpha, x, incx, y, incy, a, lda)
  integer, intent(in) :: m, n, incx, incy, lda
  double precision, intent(in) :: alpha, x(*), y(*)
  double precision, intent(inout) :: a(lda, *)
  integer :: i, j, jx, jy
  jy = 1 + max(0, (1 - n)*incy)
  do j = 1, n
    jx = 1 + max(0, (1 - m)*incx)
    do i = 1, m
      a(i, j) = a(i, j) + alpha*x(jx)*y(jy)
      jx = jx + incx
    end do
    jy = jy + incy
  end do
end subroutine dger

!$AD HANDWRITTEN a, x, y
!$AD USES uplo, n, alpha, a, lda, x, incx, beta, incy
subroutine dsymv(uplo, n, alpha, a, lda, x, incx, beta, y, incy)
  character, intent(in) :: uplo
  integer, intent(in) :: n, lda, incx, incy
  double precision, intent(in) :: alpha, a(lda, *), x(*), beta
  double precision, intent(inout) :: y(*)
  double precision :: t
  integer :: i, j, jx, jy
  logical :: upper
  upper = uplo == 'U' .or. uplo == 'u'
  jy = 1 + max(0, (1 - n)*incy)
  do i = 1, n
    t = 0
    jx = 1 + max(0, (1 - n)*incx)
    do j = 1, n
      if (upper .eqv. (i <= j)) then
        t = t + a(i, j)*x(jx)
      else if (i == j) then
        t = t + a(i, i)*x(jx)
      else
        t = t + a(j, i)*x(jx)
      end if
      jx = jx + incx
    end do
    if (beta == 0) then
      y(jy) = alpha*t
    else
      y(jy) = beta*y(jy) + alpha*t
    end if
    jy = jy + incy
  end do
end subroutine dsymv

!$AD HANDWRITTEN
subroutine dtrsv(uplo, trans, diag, n, a, lda, x, incx)
  character, intent(in) :: uplo, trans, diag
  integer, intent(in) :: n, lda, incx
  double precision, intent(in) :: a(lda, *)
  double precision, intent(inout) :: x(*)
  double precision :: t
  integer :: i, j, k, jx, start
  logical :: turned, downward, unit
  turned = trans /= 'N' .and. trans /= 'n'
  unit = diag == 'U' .or. diag == 'u'
  downward = (uplo == 'L' .or. uplo == 'l') .neqv. turned
  start = 1 + max(0, (1 - n)*incx)
  do k = 1, n
    i = k
    if (.not. downward) i = n + 1 - k
    t = x(start + (i - 1)*incx)
    do j = 1, n
      jx = start + (j - 1)*incx
      if ((downward .and. j < i) .or. (.not. downward .and. j > i)) then
        if (turned) then
          t = t - a(j, i)*x(jx)
        else
          t = t - a(i, j)*x(jx)
        end if
      end if
    end do
    if (.not. unit) t = t/a(i, i)
    x(start + (i - 1)*incx) = t
  end do
end subroutine dtrsv

!$AD HANDWRITTEN
subroutine dtrmv(uplo, trans, diag, n, a, lda, x, incx)
  character, intent(in) :: uplo, trans, diag
  integer, intent(in) :: n, lda, incx
  double precision, intent(in) :: a(lda, *)
  double precision, intent(inout) :: x(*)
  double precision :: t, old(n)
  integer :: i, j, start
  logical :: turned, upper, unit
  turned = trans /= 'N' .and. trans /= 'n'
  unit = diag == 'U' .or. diag == 'u'
  upper = (uplo == 'U' .or. uplo == 'u') .neqv. turned
  start = 1 + max(0, (1 - n)*incx)
  do i = 1, n
    old(i) = x(start + (i - 1)*incx)
  end do
  do i = 1, n
    t = old(i)
    if (.not. unit) t = a(i, i)*old(i)
    do j = merge(i + 1, 1, upper), merge(n, i - 1, upper)
      if (turned) then
        t = t + a(j, i)*old(j)
      else
        t = t + a(i, j)*old(j)
      end if
    end do
    x(start + (i - 1)*incx) = t
  end do
end subroutine dtrmv

!$AD HANDWRITTEN x, a
!$AD USES uplo, n, alpha, x, incx, lda
subroutine dsyr(uplo, n, alpha, x, incx, a, lda)
  character, intent(in) :: uplo
  integer, intent(in) :: n, incx, lda
  double precision, intent(in) :: alpha, x(*)
  double precision, intent(inout) :: a(lda, *)
  integer :: i, j, start
  start = 1 + max(0, (1 - n)*incx)
  do j = 1, n
    do i = merge(1, j, uplo == 'U' .or. uplo == 'u'), merge(j, n, uplo == 'U' .or. uplo == 'u')
      a(i, j) = a(i, j) + alpha*x(start + (i - 1)*incx)*x(start + (j - 1)*incx)
    end do
  end do
end subroutine dsyr

!$AD HANDWRITTEN x, y, a
!$AD USES uplo, n, alpha, x, incx, y, incy, lda
subroutine dsyr2(uplo, n, alpha, x, incx, y, incy, a, lda)
  character, intent(in) :: uplo
  integer, intent(in) :: n, incx, incy, lda
  double precision, intent(in) :: alpha, x(*), y(*)
  double precision, intent(inout) :: a(lda, *)
  integer :: i, j, x0, y0
  x0 = 1 + max(0, (1 - n)*incx)
  y0 = 1 + max(0, (1 - n)*incy)
  do j = 1, n
    do i = merge(1, j, uplo == 'U' .or. uplo == 'u'), merge(j, n, uplo == 'U' .or. uplo == 'u')
      a(i, j) = a(i, j) + alpha*(x(x0 + (i - 1)*incx)*y(y0 + (j - 1)*incy) + y(y0 + (i - 1)*incy)*x(x0 + (j - 1)*incx))
    end do
  end do
end subroutine dsyr2

! --- matrices ---
!$AD HANDWRITTEN a, b, c
!$AD USES transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, ldc
subroutine dgemm(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
  character, intent(in) :: transa, transb
  integer, intent(in) :: m, n, k, lda, ldb, ldc
  double precision, intent(in) :: alpha, a(lda, *), b(ldb, *), beta
  double precision, intent(inout) :: c(ldc, *)
  double precision :: t, factor
  integer :: i, j, l
  logical :: turned, turnedb
  turned = transa /= 'N' .and. transa /= 'n'
  turnedb = transb /= 'N' .and. transb /= 'n'
  do j = 1, n
    do i = 1, m
      t = 0
      do l = 1, k
        factor = b(merge(j, l, turnedb), merge(l, j, turnedb))
        t = t + a(merge(l, i, turned), merge(i, l, turned))*factor
      end do
      if (beta == 0) then
        c(i, j) = alpha*t
      else
        c(i, j) = beta*c(i, j) + alpha*t
      end if
    end do
  end do
end subroutine dgemm

!$AD HANDWRITTEN a, c
!$AD USES uplo, trans, n, k, alpha, a, lda, beta, ldc
subroutine dsyrk(uplo, trans, n, k, alpha, a, lda, beta, c, ldc)
  character, intent(in) :: uplo, trans
  integer, intent(in) :: n, k, lda, ldc
  double precision, intent(in) :: alpha, a(lda, *), beta
  double precision, intent(inout) :: c(ldc, *)
  double precision :: t
  integer :: i, j, l
  logical :: turned, upper
  turned = trans /= 'N' .and. trans /= 'n'
  upper = uplo == 'U' .or. uplo == 'u'
  do j = 1, n
    do i = 1, n
      if (merge(i <= j, i >= j, upper)) then
        t = 0
        do l = 1, k
          if (turned) then
            t = t + a(l, i)*a(l, j)
          else
            t = t + a(i, l)*a(j, l)
          end if
        end do
        if (beta == 0) then
          c(i, j) = alpha*t
        else
          c(i, j) = beta*c(i, j) + alpha*t
        end if
      end if
    end do
  end do
end subroutine dsyrk

!$AD HANDWRITTEN a, b
subroutine dtrsm(side, uplo, transa, diag, m, n, alpha, a, lda, b, ldb)
  character, intent(in) :: side, uplo, transa, diag
  integer, intent(in) :: m, n, lda, ldb
  double precision, intent(in) :: alpha, a(lda, *)
  double precision, intent(inout) :: b(ldb, *)
  double precision :: x(max(m, n))
  integer :: i, j
  logical :: left
  left = side == 'L' .or. side == 'l'
  do j = 1, merge(n, m, left)
    if (left) then
      x(1:m) = alpha*b(1:m, j)
      call dtrsv(uplo, transa, diag, m, a, lda, x, 1)
      do i = 1, m
        b(i, j) = x(i)
      end do
    else  ! a row of X op(A) = B is a system with op(A) turned
      x(1:n) = alpha*b(j, 1:n)
      call dtrsv(uplo, merge('T', 'N', transa == 'N' .or. transa == 'n'), diag, n, a, lda, x, 1)
      do i = 1, n
        b(j, i) = x(i)
      end do
    end if
  end do
end subroutine dtrsm

!$AD HANDWRITTEN a, b, c
!$AD USES side, uplo, m, n, alpha, a, lda, b, ldb, beta, ldc
subroutine dsymm(side, uplo, m, n, alpha, a, lda, b, ldb, beta, c, ldc)
  character, intent(in) :: side, uplo
  integer, intent(in) :: m, n, lda, ldb, ldc
  double precision, intent(in) :: alpha, a(lda, *), b(ldb, *), beta
  double precision, intent(inout) :: c(ldc, *)
  double precision :: t
  integer :: i, j, l
  logical :: left, upper
  left = side == 'L' .or. side == 'l'
  upper = uplo == 'U' .or. uplo == 'u'
  do j = 1, n
    do i = 1, m
      t = 0
      do l = 1, merge(m, n, left)
        if (left) then
          t = t + merge(a(min(i, l), max(i, l)), a(max(i, l), min(i, l)), upper)*b(l, j)
        else
          t = t + b(i, l)*merge(a(min(l, j), max(l, j)), a(max(l, j), min(l, j)), upper)
        end if
      end do
      if (beta == 0) then
        c(i, j) = alpha*t
      else
        c(i, j) = beta*c(i, j) + alpha*t
      end if
    end do
  end do
end subroutine dsymm

!$AD HANDWRITTEN a, b
subroutine dtrmm(side, uplo, transa, diag, m, n, alpha, a, lda, b, ldb)
  character, intent(in) :: side, uplo, transa, diag
  integer, intent(in) :: m, n, lda, ldb
  double precision, intent(in) :: alpha, a(lda, *)
  double precision, intent(inout) :: b(ldb, *)
  double precision :: x(max(m, n))
  integer :: i, j
  logical :: left
  left = side == 'L' .or. side == 'l'
  do j = 1, merge(n, m, left)
    if (left) then
      x(1:m) = alpha*b(1:m, j)
      call dtrmv(uplo, transa, diag, m, a, lda, x, 1)
      do i = 1, m
        b(i, j) = x(i)
      end do
    else  ! a row of B op(A) is op(A) turned times that row
      x(1:n) = alpha*b(j, 1:n)
      call dtrmv(uplo, merge('T', 'N', transa == 'N' .or. transa == 'n'), diag, n, a, lda, x, 1)
      do i = 1, n
        b(j, i) = x(i)
      end do
    end if
  end do
end subroutine dtrmm

!$AD HANDWRITTEN a, b, c
!$AD USES uplo, trans, n, k, alpha, a, lda, b, ldb, beta, ldc
subroutine dsyr2k(uplo, trans, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
  character, intent(in) :: uplo, trans
  integer, intent(in) :: n, k, lda, ldb, ldc
  double precision, intent(in) :: alpha, a(lda, *), b(ldb, *), beta
  double precision, intent(inout) :: c(ldc, *)
  double precision :: t
  integer :: i, j, l
  logical :: turned
  turned = trans /= 'N' .and. trans /= 'n'
  do j = 1, n
    do i = merge(1, j, uplo == 'U' .or. uplo == 'u'), merge(j, n, uplo == 'U' .or. uplo == 'u')
      t = 0
      do l = 1, k
        if (turned) then
          t = t + a(l, i)*b(l, j) + b(l, i)*a(l, j)
        else
          t = t + a(i, l)*b(j, l) + b(i, l)*a(j, l)
        end if
      end do
      if (beta == 0) then
        c(i, j) = alpha*t
      else
        c(i, j) = beta*c(i, j) + alpha*t
      end if
    end do
  end do
end subroutine dsyr2k
