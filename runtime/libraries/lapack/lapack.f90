! What some solvers of LAPACK are, for analyses and for `dotbar check`, which runs them; programs link a real LAPACK.
! Double precision. Their derivatives are in lapack_derivatives.f90: those of the mathematical result, whatever the algorithm is.

! P L U = A, with rows exchanged so that the pivot is the largest of its column.
!$AD HANDWRITTEN
!$AD USES m, n, a, lda
subroutine dgetrf(m, n, a, lda, ipiv, info)
  integer, intent(in) :: m, n, lda
  double precision, intent(inout) :: a(lda, *)
  integer, intent(out) :: ipiv(*), info
  double precision :: t
  integer :: i, j, k
  info = 0
  do k = 1, min(m, n)
    ipiv(k) = k
    do i = k + 1, m
      if (abs(a(i, k)) > abs(a(ipiv(k), k))) ipiv(k) = i
    end do
    do j = 1, n
      t = a(k, j)
      a(k, j) = a(ipiv(k), j)
      a(ipiv(k), j) = t
    end do
    if (a(k, k) == 0) then
      if (info == 0) info = k
      cycle
    end if
    do i = k + 1, m
      a(i, k) = a(i, k)/a(k, k)
      do j = k + 1, n
        a(i, j) = a(i, j) - a(i, k)*a(k, j)
      end do
    end do
  end do
end subroutine dgetrf

!$AD HANDWRITTEN
!$AD USES trans, n, nrhs, a, lda, ipiv, b, ldb
subroutine dgetrs(trans, n, nrhs, a, lda, ipiv, b, ldb, info)
  character, intent(in) :: trans
  integer, intent(in) :: n, nrhs, lda, ipiv(*), ldb
  double precision, intent(in) :: a(lda, *)
  double precision, intent(inout) :: b(ldb, *)
  integer, intent(out) :: info
  double precision :: t
  integer :: i, j, k
  info = 0
  do k = 1, nrhs
    if (trans == 'N' .or. trans == 'n') then
      do i = 1, n
        t = b(i, k)
        b(i, k) = b(ipiv(i), k)
        b(ipiv(i), k) = t
      end do
      do i = 1, n
        do j = 1, i - 1
          b(i, k) = b(i, k) - a(i, j)*b(j, k)
        end do
      end do
      do i = n, 1, -1
        do j = i + 1, n
          b(i, k) = b(i, k) - a(i, j)*b(j, k)
        end do
        b(i, k) = b(i, k)/a(i, i)
      end do
    else
      do i = 1, n
        do j = 1, i - 1
          b(i, k) = b(i, k) - a(j, i)*b(j, k)
        end do
        b(i, k) = b(i, k)/a(i, i)
      end do
      do i = n, 1, -1
        do j = i + 1, n
          b(i, k) = b(i, k) - a(j, i)*b(j, k)
        end do
      end do
      do i = n, 1, -1
        t = b(i, k)
        b(i, k) = b(ipiv(i), k)
        b(ipiv(i), k) = t
      end do
    end if
  end do
end subroutine dgetrs

!$AD HANDWRITTEN
!$AD USES n, nrhs, a, lda, b, ldb
subroutine dgesv(n, nrhs, a, lda, ipiv, b, ldb, info)
  integer, intent(in) :: n, nrhs, lda, ldb
  double precision, intent(inout) :: a(lda, *), b(ldb, *)
  integer, intent(out) :: ipiv(*), info
  call dgetrf(n, n, a, lda, ipiv, info)
  if (info == 0) call dgetrs('N', n, nrhs, a, lda, ipiv, b, ldb, info)
end subroutine dgesv

! A tridiagonal matrix, whose diagonals become factors: of these there is no derivative.
!$AD HANDWRITTEN
!$AD USES n, nrhs, dl, d, du, b, ldb
subroutine dgtsv(n, nrhs, dl, d, du, b, ldb, info)
  integer, intent(in) :: n, nrhs, ldb
  double precision, intent(inout) :: dl(*), d(*), du(*), b(ldb, *)
  integer, intent(out) :: info
  double precision :: factor, t, row(nrhs)
  integer :: i
  info = 0
  do i = 1, n - 1
    if (abs(d(i)) >= abs(dl(i))) then
      if (d(i) == 0) then
        info = i
        return
      end if
      factor = dl(i)/d(i)
      d(i + 1) = d(i + 1) - factor*du(i)
      b(i + 1, 1:nrhs) = b(i + 1, 1:nrhs) - factor*b(i, 1:nrhs)
      if (i < n - 1) dl(i) = 0
    else
      factor = d(i)/dl(i)
      d(i) = dl(i)
      t = d(i + 1)
      d(i + 1) = du(i) - factor*t
      if (i < n - 1) then
        dl(i) = du(i + 1)
        du(i + 1) = -factor*dl(i)
      end if
      du(i) = t
      row = b(i, 1:nrhs)
      b(i, 1:nrhs) = b(i + 1, 1:nrhs)
      b(i + 1, 1:nrhs) = row - factor*b(i + 1, 1:nrhs)
    end if
  end do
  if (d(n) == 0) then
    info = n
    return
  end if
  b(n, 1:nrhs) = b(n, 1:nrhs)/d(n)
  if (n > 1) b(n - 1, 1:nrhs) = (b(n - 1, 1:nrhs) - du(n - 1)*b(n, 1:nrhs))/d(n - 1)
  do i = n - 2, 1, -1
    b(i, 1:nrhs) = (b(i, 1:nrhs) - du(i)*b(i + 1, 1:nrhs) - dl(i)*b(i + 2, 1:nrhs))/d(i)
  end do
end subroutine dgtsv

! A symmetric matrix, of which a triangle is read, and becomes factors: these are others than LAPACK's, and have no derivative.
!$AD HANDWRITTEN a, b
!$AD USES uplo, n, nrhs, a, lda, b, ldb, lwork
subroutine dsysv(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info)
  character, intent(in) :: uplo
  integer, intent(in) :: n, nrhs, lda, ldb, lwork
  double precision, intent(inout) :: a(lda, *), b(ldb, *)
  double precision, intent(out) :: work(*)
  integer, intent(out) :: ipiv(*), info
  double precision :: s(n, n)
  integer :: i, j
  info = 0
  if (lwork == -1) then  ! asks for the size of the workspace
    work(1) = max(1, n)
    return
  end if
  do j = 1, n
    do i = 1, n
      s(i, j) = merge(a(i, j), a(j, i), merge(i <= j, i >= j, uplo == 'U' .or. uplo == 'u'))
    end do
  end do
  do j = 1, n
    do i = merge(1, j, uplo == 'U' .or. uplo == 'u'), merge(j, n, uplo == 'U' .or. uplo == 'u')
      a(i, j) = 0
    end do
  end do
  call dgesv(n, nrhs, s, n, ipiv, b, ldb, info)
end subroutine dsysv

! L L' = A, or U' U = A; only that triangle of A is read, and becomes the factor.
!$AD HANDWRITTEN
!$AD USES uplo, n, a, lda
subroutine dpotrf(uplo, n, a, lda, info)
  character, intent(in) :: uplo
  integer, intent(in) :: n, lda
  double precision, intent(inout) :: a(lda, *)
  integer, intent(out) :: info
  integer :: i, j, k
  info = 0
  do k = 1, n
    if (uplo == 'U' .or. uplo == 'u') then
      do i = 1, k - 1
        a(k, k) = a(k, k) - a(i, k)**2
      end do
    else
      do i = 1, k - 1
        a(k, k) = a(k, k) - a(k, i)**2
      end do
    end if
    if (a(k, k) <= 0) then
      info = k
      return
    end if
    a(k, k) = sqrt(a(k, k))
    do j = k + 1, n
      if (uplo == 'U' .or. uplo == 'u') then
        do i = 1, k - 1
          a(k, j) = a(k, j) - a(i, k)*a(i, j)
        end do
        a(k, j) = a(k, j)/a(k, k)
      else
        do i = 1, k - 1
          a(j, k) = a(j, k) - a(k, i)*a(j, i)
        end do
        a(j, k) = a(j, k)/a(k, k)
      end if
    end do
  end do
end subroutine dpotrf

!$AD HANDWRITTEN
!$AD USES uplo, n, nrhs, a, lda, b, ldb
subroutine dpotrs(uplo, n, nrhs, a, lda, b, ldb, info)
  character, intent(in) :: uplo
  integer, intent(in) :: n, nrhs, lda, ldb
  double precision, intent(in) :: a(lda, *)
  double precision, intent(inout) :: b(ldb, *)
  integer, intent(out) :: info
  integer :: i, j, k
  logical :: upper
  info = 0
  upper = uplo == 'U' .or. uplo == 'u'
  do k = 1, nrhs
    do i = 1, n
      do j = 1, i - 1
        b(i, k) = b(i, k) - merge(a(j, i), a(i, j), upper)*b(j, k)
      end do
      b(i, k) = b(i, k)/a(i, i)
    end do
    do i = n, 1, -1
      do j = i + 1, n
        b(i, k) = b(i, k) - merge(a(i, j), a(j, i), upper)*b(j, k)
      end do
      b(i, k) = b(i, k)/a(i, i)
    end do
  end do
end subroutine dpotrs

!$AD HANDWRITTEN
!$AD USES uplo, n, nrhs, a, lda, b, ldb
subroutine dposv(uplo, n, nrhs, a, lda, b, ldb, info)
  character, intent(in) :: uplo
  integer, intent(in) :: n, nrhs, lda, ldb
  double precision, intent(inout) :: a(lda, *), b(ldb, *)
  integer, intent(out) :: info
  call dpotrf(uplo, n, a, lda, info)
  if (info == 0) call dpotrs(uplo, n, nrhs, a, lda, b, ldb, info)
end subroutine dposv

! Eigenvalues in ascending order and, where jobz is V, eigenvectors in the place of A; by Jacobi's rotations.
!$AD HANDWRITTEN a, w
!$AD USES jobz, uplo, n, a, lda, lwork
subroutine dsyev(jobz, uplo, n, a, lda, w, work, lwork, info)
  character, intent(in) :: jobz, uplo
  integer, intent(in) :: n, lda, lwork
  double precision, intent(inout) :: a(lda, *)
  double precision, intent(out) :: w(*), work(*)
  integer, intent(out) :: info
  double precision :: s(n, n), v(n, n), r(n), angle, c, d
  integer :: i, j, sweep
  info = 0
  if (lwork == -1) then  ! asks for the size of the workspace
    work(1) = max(1, 3*n)
    return
  end if
  do j = 1, n
    do i = 1, n
      s(i, j) = merge(a(i, j), a(j, i), (i <= j) .eqv. (uplo == 'U' .or. uplo == 'u'))
      v(i, j) = merge(1, 0, i == j)
    end do
    s(j, j) = a(j, j)
  end do
  do sweep = 1, 30
    do j = 2, n
      do i = 1, j - 1
        if (s(i, j) == 0) cycle
        angle = atan2(2*s(i, j), s(j, j) - s(i, i))/2
        c = cos(angle)
        d = sin(angle)
        r = c*s(1:n, i) - d*s(1:n, j)
        s(1:n, j) = d*s(1:n, i) + c*s(1:n, j)
        s(1:n, i) = r
        r = c*s(i, 1:n) - d*s(j, 1:n)
        s(j, 1:n) = d*s(i, 1:n) + c*s(j, 1:n)
        s(i, 1:n) = r
        r = c*v(1:n, i) - d*v(1:n, j)
        v(1:n, j) = d*v(1:n, i) + c*v(1:n, j)
        v(1:n, i) = r
      end do
    end do
  end do
  do j = 1, n
    i = j - 1 + minloc([(s(sweep, sweep), sweep=j, n)], 1)
    c = s(i, i)
    s(i, i) = s(j, j)
    r = v(1:n, i)
    v(1:n, i) = v(1:n, j)
    w(j) = c
    v(1:n, j) = r
  end do
  if (jobz == 'V' .or. jobz == 'v') a(1:n, 1:n) = v
end subroutine dsyev
