! Derivatives of what lapack.f90 describes: tangents _d and adjoints _b, by theory, with LAPACK and BLAS themselves.
! Where info is not 0 there is no result, and derivatives are 0. Names that begin with dotbar_ are their own.

! --- small things ---
! What stands below the diagonal, on it and above it, each times a factor.
subroutine dotbar_parts(n, a, lower, middle, upper)
  integer, intent(in) :: n
  double precision, intent(inout) :: a(n, n)
  double precision, intent(in) :: lower, middle, upper
  integer :: j
  do j = 1, n
    a(1:j - 1, j) = upper*a(1:j - 1, j)
    a(j, j) = middle*a(j, j)
    a(j + 1:n, j) = lower*a(j + 1:n, j)
  end do
end subroutine dotbar_parts

! Rows as dgetrf exchanged them, or back.
subroutine dotbar_exchanged(n, columns, a, ipiv, forward)
  integer, intent(in) :: n, columns, ipiv(n)
  double precision, intent(inout) :: a(n, columns)
  logical, intent(in) :: forward
  double precision :: row(columns)
  integer :: i, k
  do k = 1, n
    i = k
    if (.not. forward) i = n + 1 - k
    row = a(i, :)
    a(i, :) = a(ipiv(i), :)
    a(ipiv(i), :) = row
  end do
end subroutine dotbar_exchanged

! A factor L with its unit diagonal, and U, of what dgetrf leaves.
subroutine dotbar_factors(n, a, lda, l, u)
  integer, intent(in) :: n, lda
  double precision, intent(in) :: a(lda, *)
  double precision, intent(out) :: l(n, n), u(n, n)
  integer :: j
  l = 0
  u = 0
  do j = 1, n
    u(1:j, j) = a(1:j, j)
    l(j, j) = 1
    l(j + 1:n, j) = a(j + 1:n, j)
  end do
end subroutine dotbar_factors

subroutine dotbar_square(m, n)
  integer, intent(in) :: m, n
  if (m /= n) error stop 'dotbar: derivatives of dgetrf are those of square matrices'
end subroutine dotbar_square

! --- factors of a general matrix ---
subroutine dgetrf_d(m, n, a, ad, lda, ipiv, info)
  integer, intent(in) :: m, n, lda
  double precision, intent(inout) :: a(lda, *), ad(lda, *)
  integer, intent(out) :: ipiv(*), info
  double precision :: f(n, n), l(n, n), u(n, n), p(n, n)
  call dotbar_square(m, n)
  call dgetrf(m, n, a, lda, ipiv, info)
  if (info /= 0) then
    ad(1:n, 1:n) = 0
    return
  end if
  call dotbar_factors(n, a, lda, l, u)
  f = ad(1:n, 1:n)
  call dotbar_exchanged(n, n, f, ipiv, .true.)
  call dtrsm('L', 'L', 'N', 'U', n, n, 1.0d0, l, n, f, n)
  call dtrsm('R', 'U', 'N', 'N', n, n, 1.0d0, u, n, f, n)
  p = f
  call dotbar_parts(n, p, 1.0d0, 0.0d0, 0.0d0)
  call dotbar_parts(n, f, 0.0d0, 1.0d0, 1.0d0)
  call dgemm('N', 'N', n, n, n, 1.0d0, l, n, p, n, 0.0d0, ad, lda)
  call dgemm('N', 'N', n, n, n, 1.0d0, f, n, u, n, 1.0d0, ad, lda)
end subroutine dgetrf_d

subroutine dgetrf_b(m, n, a, ab, lda, ipiv, info)
  integer, intent(in) :: m, n, lda
  double precision, intent(inout) :: a(lda, *), ab(lda, *)
  integer, intent(out) :: ipiv(*), info
  double precision :: l(n, n), u(n, n), p(n, n), q(n, n), g(n, n)
  call dotbar_square(m, n)
  call dgetrf(m, n, a, lda, ipiv, info)
  if (info /= 0) then
    ab(1:n, 1:n) = 0
    return
  end if
  call dotbar_factors(n, a, lda, l, u)
  g = ab(1:n, 1:n)
  call dotbar_parts(n, g, 1.0d0, 0.0d0, 0.0d0)
  call dgemm('T', 'N', n, n, n, 1.0d0, l, n, g, n, 0.0d0, p, n)
  call dotbar_parts(n, p, 1.0d0, 0.0d0, 0.0d0)
  g = ab(1:n, 1:n)
  call dotbar_parts(n, g, 0.0d0, 1.0d0, 1.0d0)
  call dgemm('N', 'T', n, n, n, 1.0d0, g, n, u, n, 0.0d0, q, n)
  call dotbar_parts(n, q, 0.0d0, 1.0d0, 1.0d0)
  p = p + q
  call dtrsm('L', 'L', 'T', 'U', n, n, 1.0d0, l, n, p, n)
  call dtrsm('R', 'U', 'T', 'N', n, n, 1.0d0, u, n, p, n)
  call dotbar_exchanged(n, n, p, ipiv, .false.)
  ab(1:n, 1:n) = p
end subroutine dgetrf_b

subroutine dgetrs_d(trans, n, nrhs, a, ad, lda, ipiv, b, bd, ldb, info)
  character, intent(in) :: trans
  integer, intent(in) :: n, nrhs, lda, ipiv(*), ldb
  double precision, intent(in) :: a(lda, *), ad(lda, *)
  double precision, intent(inout) :: b(ldb, *), bd(ldb, *)
  integer, intent(out) :: info
  double precision :: l(n, n), u(n, n), ld(n, n), m(n, n)
  call dotbar_factors(n, a, lda, l, u)
  ld = ad(1:n, 1:n)
  call dotbar_parts(n, ld, 1.0d0, 0.0d0, 0.0d0)
  call dgemm('N', 'N', n, n, n, 1.0d0, ld, n, u, n, 0.0d0, m, n)
  ld = ad(1:n, 1:n)
  call dotbar_parts(n, ld, 0.0d0, 1.0d0, 1.0d0)
  call dgemm('N', 'N', n, n, n, 1.0d0, l, n, ld, n, 1.0d0, m, n)
  call dotbar_exchanged(n, n, m, ipiv, .false.)
  call dgetrs(trans, n, nrhs, a, lda, ipiv, b, ldb, info)
  call dgemm(trans, 'N', n, nrhs, n, -1.0d0, m, n, b, ldb, 1.0d0, bd, ldb)
  call dgetrs(trans, n, nrhs, a, lda, ipiv, bd, ldb, info)
end subroutine dgetrs_d

subroutine dgetrs_b(trans, n, nrhs, a, ab, lda, ipiv, b, bb, ldb, info)
  character, intent(in) :: trans
  integer, intent(in) :: n, nrhs, lda, ipiv(*), ldb
  double precision, intent(in) :: a(lda, *)
  double precision, intent(inout) :: ab(lda, *), b(ldb, *), bb(ldb, *)
  integer, intent(out) :: info
  double precision :: l(n, n), u(n, n), w(n, n), p(n, n)
  character, external :: dotbar_turned
  call dgetrs(trans, n, nrhs, a, lda, ipiv, b, ldb, info)
  call dgetrs(dotbar_turned(trans), n, nrhs, a, lda, ipiv, bb, ldb, info)
  if (trans == 'N' .or. trans == 'n') then
    call dgemm('N', 'T', n, n, nrhs, -1.0d0, bb, ldb, b, ldb, 0.0d0, w, n)
  else
    call dgemm('N', 'T', n, n, nrhs, -1.0d0, b, ldb, bb, ldb, 0.0d0, w, n)
  end if
  call dotbar_factors(n, a, lda, l, u)
  call dotbar_exchanged(n, n, w, ipiv, .true.)
  call dgemm('N', 'T', n, n, n, 1.0d0, w, n, u, n, 0.0d0, p, n)
  call dotbar_parts(n, p, 1.0d0, 0.0d0, 0.0d0)
  ab(1:n, 1:n) = ab(1:n, 1:n) + p
  call dgemm('T', 'N', n, n, n, 1.0d0, l, n, w, n, 0.0d0, p, n)
  call dotbar_parts(n, p, 0.0d0, 1.0d0, 1.0d0)
  ab(1:n, 1:n) = ab(1:n, 1:n) + p
end subroutine dgetrs_b

subroutine dgesv_d(n, nrhs, a, ad, lda, ipiv, b, bd, ldb, info)
  integer, intent(in) :: n, nrhs, lda, ldb
  double precision, intent(inout) :: a(lda, *), ad(lda, *), b(ldb, *), bd(ldb, *)
  integer, intent(out) :: ipiv(*), info
  double precision :: m(n, n)
  m = ad(1:n, 1:n)
  call dgetrf_d(n, n, a, ad, lda, ipiv, info)
  if (info /= 0) return
  call dgetrs('N', n, nrhs, a, lda, ipiv, b, ldb, info)
  call dgemm('N', 'N', n, nrhs, n, -1.0d0, m, n, b, ldb, 1.0d0, bd, ldb)
  call dgetrs('N', n, nrhs, a, lda, ipiv, bd, ldb, info)
end subroutine dgesv_d

! Nearly always nothing comes of the factors that a holds afterwards.
subroutine dgesv_b(n, nrhs, a, ab, lda, ipiv, b, bb, ldb, info)
  integer, intent(in) :: n, nrhs, lda, ldb
  double precision, intent(inout) :: a(lda, *), ab(lda, *), b(ldb, *), bb(ldb, *)
  integer, intent(out) :: ipiv(*), info
  double precision :: entry(n, n), ofFactors(n, n)
  logical :: factors
  factors = any(ab(1:n, 1:n) /= 0)
  if (factors) then
    entry = a(1:n, 1:n)
    ofFactors = ab(1:n, 1:n)
    call dgetrf_b(n, n, entry, ofFactors, n, ipiv, info)
  end if
  call dgetrf(n, n, a, lda, ipiv, info)
  ab(1:n, 1:n) = 0
  if (info /= 0) return
  call dgetrs('N', n, nrhs, a, lda, ipiv, b, ldb, info)
  call dgetrs('T', n, nrhs, a, lda, ipiv, bb, ldb, info)
  call dgemm('N', 'T', n, n, nrhs, -1.0d0, bb, ldb, b, ldb, 0.0d0, ab, lda)
  if (factors) ab(1:n, 1:n) = ab(1:n, 1:n) + ofFactors
end subroutine dgesv_b

! --- systems whose factors nobody uses ---
subroutine dotbar_unused(n, xb, name)
  integer, intent(in) :: n
  double precision, intent(in) :: xb(n)
  character(*), intent(in) :: name
  if (all(xb == 0)) return
  print '(3a)', 'dotbar: the factors that ', name, ' leaves have no derivative'
  error stop
end subroutine dotbar_unused

! What is computed of them is no number.
double precision function dotbar_none()
  dotbar_none = 0
  dotbar_none = dotbar_none/dotbar_none
end function dotbar_none

subroutine dgtsv_d(n, nrhs, dl, dld, d, dd, du, dud, b, bd, ldb, info)
  integer, intent(in) :: n, nrhs, ldb
  double precision, intent(inout) :: dl(*), dld(*), d(*), dd(*), du(*), dud(*), b(ldb, *), bd(ldb, *)
  integer, intent(out) :: info
  double precision :: l(n), m(n), u(n)
  double precision, external :: dotbar_none
  integer :: k
  l(1:n - 1) = dl(1:n - 1)
  m = d(1:n)
  u(1:n - 1) = du(1:n - 1)
  call dgtsv(n, nrhs, dl, d, du, b, ldb, info)
  if (info /= 0) then
    bd(1:n, 1:nrhs) = 0
    return
  end if
  do k = 1, nrhs
    bd(1:n, k) = bd(1:n, k) - dd(1:n)*b(1:n, k)
    bd(1:n - 1, k) = bd(1:n - 1, k) - dud(1:n - 1)*b(2:n, k)
    bd(2:n, k) = bd(2:n, k) - dld(1:n - 1)*b(1:n - 1, k)
  end do
  call dgtsv(n, nrhs, l, m, u, bd, ldb, info)
  dld(1:n - 1) = dotbar_none()
  dd(1:n) = dotbar_none()
  dud(1:n - 1) = dotbar_none()
end subroutine dgtsv_d

subroutine dgtsv_b(n, nrhs, dl, dlb, d, db, du, dub, b, bb, ldb, info)
  integer, intent(in) :: n, nrhs, ldb
  double precision, intent(inout) :: dl(*), dlb(*), d(*), db(*), du(*), dub(*), b(ldb, *), bb(ldb, *)
  integer, intent(out) :: info
  double precision :: l(n), m(n), u(n)
  integer :: k
  call dotbar_unused(n - 1, dlb, 'dgtsv')
  call dotbar_unused(n, db, 'dgtsv')
  call dotbar_unused(n - 1, dub, 'dgtsv')
  l(1:n - 1) = du(1:n - 1)
  m = d(1:n)
  u(1:n - 1) = dl(1:n - 1)
  call dgtsv(n, nrhs, dl, d, du, b, ldb, info)
  if (info /= 0) then
    bb(1:n, 1:nrhs) = 0
    return
  end if
  call dgtsv(n, nrhs, l, m, u, bb, ldb, info)
  do k = 1, nrhs
    db(1:n) = db(1:n) - bb(1:n, k)*b(1:n, k)
    dub(1:n - 1) = dub(1:n - 1) - bb(1:n - 1, k)*b(2:n, k)
    dlb(1:n - 1) = dlb(1:n - 1) - bb(2:n, k)*b(1:n - 1, k)
  end do
end subroutine dgtsv_b

subroutine dsysv_d(uplo, n, nrhs, a, ad, lda, ipiv, b, bd, ldb, work, lwork, info)
  character, intent(in) :: uplo
  integer, intent(in) :: n, nrhs, lda, ldb, lwork
  double precision, intent(inout) :: a(lda, *), ad(lda, *), b(ldb, *), bd(ldb, *)
  double precision, intent(out) :: work(*)
  integer, intent(out) :: ipiv(*), info
  double precision :: s(n, n)
  double precision, external :: dotbar_none
  integer :: i, j
  if (lwork == -1) then
    call dsysv(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info)
    return
  end if
  s = a(1:n, 1:n)
  call dsysv(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info)
  if (info /= 0) then
    bd(1:n, 1:nrhs) = 0
    return
  end if
  call dsymm('L', uplo, n, nrhs, -1.0d0, ad, lda, b, ldb, 1.0d0, bd, ldb)
  call dsysv(uplo, n, nrhs, s, n, ipiv, bd, ldb, work, lwork, info)
  do j = 1, n
    do i = merge(1, j, uplo == 'U' .or. uplo == 'u'), merge(j, n, uplo == 'U' .or. uplo == 'u')
      ad(i, j) = dotbar_none()
    end do
  end do
end subroutine dsysv_d

subroutine dsysv_b(uplo, n, nrhs, a, ab, lda, ipiv, b, bb, ldb, work, lwork, info)
  character, intent(in) :: uplo
  integer, intent(in) :: n, nrhs, lda, ldb, lwork
  double precision, intent(inout) :: a(lda, *), ab(lda, *), b(ldb, *), bb(ldb, *), work(*)
  integer, intent(out) :: ipiv(*), info
  double precision :: s(n, n), g(n, n)
  integer :: j
  if (lwork == -1) then
    call dsysv(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info)
    return
  end if
  do j = 1, n
    if (uplo == 'U' .or. uplo == 'u') then
      call dotbar_unused(j, ab(1, j), 'dsysv')
    else
      call dotbar_unused(n + 1 - j, ab(j, j), 'dsysv')
    end if
  end do
  s = a(1:n, 1:n)
  call dsysv(uplo, n, nrhs, a, lda, ipiv, b, ldb, work, lwork, info)
  if (info /= 0) then
    bb(1:n, 1:nrhs) = 0
    return
  end if
  call dsysv(uplo, n, nrhs, s, n, ipiv, bb, ldb, work, lwork, info)
  call dgemm('N', 'T', n, n, nrhs, -1.0d0, bb, ldb, b, ldb, 0.0d0, g, n)
  call dotbar_symmetric(uplo, n, g, ab, lda)
end subroutine dsysv_b

! --- factors of a symmetric matrix that is positive definite ---
! The triangle in a, as the lower one: what stands above the diagonal is 0.
subroutine dotbar_lower(uplo, n, a, lda, l)
  character, intent(in) :: uplo
  integer, intent(in) :: n, lda
  double precision, intent(in) :: a(lda, *)
  double precision, intent(out) :: l(n, n)
  integer :: j
  l = 0
  do j = 1, n
    if (uplo == 'U' .or. uplo == 'u') then
      l(j:n, j) = a(j, j:n)
    else
      l(j:n, j) = a(j:n, j)
    end if
  end do
end subroutine dotbar_lower

! And back: factor times what a has, and l added, in that triangle.
subroutine dotbar_put_lower(uplo, n, l, factor, a, lda)
  character, intent(in) :: uplo
  integer, intent(in) :: n, lda
  double precision, intent(in) :: l(n, n), factor
  double precision, intent(inout) :: a(lda, *)
  integer :: j
  do j = 1, n
    if (uplo == 'U' .or. uplo == 'u') then
      a(j, j:n) = factor*a(j, j:n) + l(j:n, j)
    else
      a(j:n, j) = factor*a(j:n, j) + l(j:n, j)
    end if
  end do
end subroutine dotbar_put_lower

subroutine dpotrf_d(uplo, n, a, ad, lda, info)
  character, intent(in) :: uplo
  integer, intent(in) :: n, lda
  double precision, intent(inout) :: a(lda, *), ad(lda, *)
  integer, intent(out) :: info
  double precision :: l(n, n), p(n, n), s(n, n)
  integer :: j
  call dpotrf(uplo, n, a, lda, info)
  call dotbar_lower(uplo, n, ad, lda, s)
  if (info /= 0) then
    s = 0
    call dotbar_put_lower(uplo, n, s, 0.0d0, ad, lda)
    return
  end if
  do j = 1, n
    s(j, j + 1:n) = s(j + 1:n, j)
  end do
  call dotbar_lower(uplo, n, a, lda, l)
  call dtrsm('L', 'L', 'N', 'N', n, n, 1.0d0, l, n, s, n)
  call dtrsm('R', 'L', 'T', 'N', n, n, 1.0d0, l, n, s, n)
  call dotbar_parts(n, s, 1.0d0, 0.5d0, 0.0d0)
  call dgemm('N', 'N', n, n, n, 1.0d0, l, n, s, n, 0.0d0, p, n)
  call dotbar_put_lower(uplo, n, p, 0.0d0, ad, lda)
end subroutine dpotrf_d

subroutine dpotrf_b(uplo, n, a, ab, lda, info)
  character, intent(in) :: uplo
  integer, intent(in) :: n, lda
  double precision, intent(inout) :: a(lda, *), ab(lda, *)
  integer, intent(out) :: info
  double precision :: l(n, n), g(n, n), s(n, n)
  call dpotrf(uplo, n, a, lda, info)
  if (info /= 0) then
    s = 0
    call dotbar_put_lower(uplo, n, s, 0.0d0, ab, lda)
    return
  end if
  call dotbar_lower(uplo, n, a, lda, l)
  call dotbar_lower(uplo, n, ab, lda, g)
  call dgemm('T', 'N', n, n, n, 1.0d0, l, n, g, n, 0.0d0, s, n)
  call dotbar_parts(n, s, 1.0d0, 0.5d0, 0.0d0)
  call dtrsm('L', 'L', 'T', 'N', n, n, 1.0d0, l, n, s, n)
  call dtrsm('R', 'L', 'N', 'N', n, n, 1.0d0, l, n, s, n)
  s = s + transpose(s)
  call dotbar_parts(n, s, 1.0d0, 0.5d0, 0.0d0)
  call dotbar_put_lower(uplo, n, s, 0.0d0, ab, lda)
end subroutine dpotrf_b

subroutine dpotrs_d(uplo, n, nrhs, a, ad, lda, b, bd, ldb, info)
  character, intent(in) :: uplo
  integer, intent(in) :: n, nrhs, lda, ldb
  double precision, intent(in) :: a(lda, *), ad(lda, *)
  double precision, intent(inout) :: b(ldb, *), bd(ldb, *)
  integer, intent(out) :: info
  double precision :: l(n, n), ld(n, n), m(n, n)
  call dotbar_lower(uplo, n, a, lda, l)
  call dotbar_lower(uplo, n, ad, lda, ld)
  call dgemm('N', 'T', n, n, n, 1.0d0, ld, n, l, n, 0.0d0, m, n)
  m = m + transpose(m)
  call dpotrs(uplo, n, nrhs, a, lda, b, ldb, info)
  call dgemm('N', 'N', n, nrhs, n, -1.0d0, m, n, b, ldb, 1.0d0, bd, ldb)
  call dpotrs(uplo, n, nrhs, a, lda, bd, ldb, info)
end subroutine dpotrs_d

subroutine dpotrs_b(uplo, n, nrhs, a, ab, lda, b, bb, ldb, info)
  character, intent(in) :: uplo
  integer, intent(in) :: n, nrhs, lda, ldb
  double precision, intent(in) :: a(lda, *)
  double precision, intent(inout) :: ab(lda, *), b(ldb, *), bb(ldb, *)
  integer, intent(out) :: info
  double precision :: l(n, n), w(n, n), g(n, n)
  call dpotrs(uplo, n, nrhs, a, lda, b, ldb, info)
  call dpotrs(uplo, n, nrhs, a, lda, bb, ldb, info)
  call dgemm('N', 'T', n, n, nrhs, -1.0d0, bb, ldb, b, ldb, 0.0d0, w, n)
  w = w + transpose(w)
  call dotbar_lower(uplo, n, a, lda, l)
  call dgemm('N', 'N', n, n, n, 1.0d0, w, n, l, n, 0.0d0, g, n)
  call dotbar_put_lower(uplo, n, g, 1.0d0, ab, lda)
end subroutine dpotrs_b

subroutine dposv_d(uplo, n, nrhs, a, ad, lda, b, bd, ldb, info)
  character, intent(in) :: uplo
  integer, intent(in) :: n, nrhs, lda, ldb
  double precision, intent(inout) :: a(lda, *), ad(lda, *), b(ldb, *), bd(ldb, *)
  integer, intent(out) :: info
  call dpotrf_d(uplo, n, a, ad, lda, info)
  if (info == 0) call dpotrs_d(uplo, n, nrhs, a, ad, lda, b, bd, ldb, info)
end subroutine dposv_d

subroutine dposv_b(uplo, n, nrhs, a, ab, lda, b, bb, ldb, info)
  character, intent(in) :: uplo
  integer, intent(in) :: n, nrhs, lda, ldb
  double precision, intent(inout) :: a(lda, *), ab(lda, *), b(ldb, *), bb(ldb, *)
  integer, intent(out) :: info
  double precision :: entry(n, n)
  entry = a(1:n, 1:n)
  call dpotrf(uplo, n, a, lda, info)
  if (info == 0) call dpotrs_b(uplo, n, nrhs, a, ab, lda, b, bb, ldb, info)
  call dpotrf_b(uplo, n, entry, ab, n, info)
end subroutine dposv_b

! --- eigenvalues and eigenvectors of a symmetric matrix; eigenvectors of equal eigenvalues have no derivatives ---
subroutine dsyev_d(jobz, uplo, n, a, ad, lda, w, wd, work, lwork, info)
  character, intent(in) :: jobz, uplo
  integer, intent(in) :: n, lda, lwork
  double precision, intent(inout) :: a(lda, *), ad(lda, *)
  double precision, intent(out) :: w(*), wd(*), work(*)
  integer, intent(out) :: info
  double precision :: s(n, n), p(n, n), v(n, n)
  integer :: i, j
  if (lwork == -1) then
    call dsyev(jobz, uplo, n, a, lda, w, work, lwork, info)
    return
  end if
  call dotbar_lower(uplo, n, ad, lda, s)
  do j = 1, n
    s(j, j + 1:n) = s(j + 1:n, j)
  end do
  v = a(1:n, 1:n)
  call dsyev('V', uplo, n, v, n, w, work, lwork, info)
  call dgemm('N', 'N', n, n, n, 1.0d0, s, n, v, n, 0.0d0, p, n)
  call dgemm('T', 'N', n, n, n, 1.0d0, v, n, p, n, 0.0d0, s, n)
  do j = 1, n
    wd(j) = s(j, j)
    do i = 1, n
      if (i /= j) s(i, j) = s(i, j)/(w(j) - w(i))
    end do
    s(j, j) = 0
  end do
  if (jobz == 'V' .or. jobz == 'v') then
    a(1:n, 1:n) = v
    call dgemm('N', 'N', n, n, n, 1.0d0, v, n, s, n, 0.0d0, ad, lda)
  else
    ad(1:n, 1:n) = 0
  end if
end subroutine dsyev_d

subroutine dsyev_b(jobz, uplo, n, a, ab, lda, w, wb, work, lwork, info)
  character, intent(in) :: jobz, uplo
  integer, intent(in) :: n, lda, lwork
  double precision, intent(inout) :: a(lda, *), ab(lda, *), w(*), wb(*), work(*)
  integer, intent(out) :: info
  double precision :: s(n, n), p(n, n), v(n, n)
  integer :: i, j
  if (lwork == -1) then
    call dsyev(jobz, uplo, n, a, lda, w, work, lwork, info)
    return
  end if
  v = a(1:n, 1:n)
  call dsyev('V', uplo, n, v, n, w, work, lwork, info)
  s = 0
  if (jobz == 'V' .or. jobz == 'v') then
    call dgemm('T', 'N', n, n, n, 1.0d0, v, n, ab, lda, 0.0d0, s, n)
    do j = 1, n
      do i = 1, n
        if (i /= j) s(i, j) = s(i, j)/(w(j) - w(i))
      end do
    end do
  end if
  do j = 1, n
    s(j, j) = wb(j)
    wb(j) = 0
  end do
  call dgemm('N', 'N', n, n, n, 1.0d0, v, n, s, n, 0.0d0, p, n)
  call dgemm('N', 'T', n, n, n, 1.0d0, p, n, v, n, 0.0d0, s, n)
  s = s + transpose(s)
  call dotbar_parts(n, s, 1.0d0, 0.5d0, 0.0d0)
  ab(1:n, 1:n) = 0
  call dotbar_put_lower(uplo, n, s, 0.0d0, ab, lda)
end subroutine dsyev_b
