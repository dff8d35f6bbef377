! dotbar adjoint --no-inlining --head 'not_collected(u,c)>(x)' in.f90
! What a backward loop adds to neighbours stays where it is: where it is read, alone, chosen, or of an unknown extent.
subroutine not_collected_b(n, u, ub, c, cb, x, xb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: u(n), c(n)
  real(8), intent(inout) :: x(n)
  real(8) :: a(n), b(n), d(n), e(n, n), h(n), o(n), r(n), s(n), p(n, 2, 2, 2), q(n, n, n)
  integer :: i, l
  real(8) :: ub(n), cb(n), xb(n), ab(n), bb(n), db(n), eb(n, n), hb(n), ob(n), rb(n), sb(n), &
      pb(n, 2, 2, 2), qb(n, n, n), tempb, temp0b, temp1b(n), kept(n)
  integer :: last
  ! Adjoint: sets the derivatives of u, c from those of x, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a = u
  b = u
  d = c
  e = 2
  h = u
  o = c
  r = u
  s = c
  p = 0.4d0
  q = 0.3d0
  e(:, 2) = u
  q(:, 1, 2) = c
  p(:, 1, 1, 2) = u
  call pushreal8array(a(2:n - 1), size(a(2:n - 1)))
  do i = 2, n - 1
    a(i) = a(i + 1)*c(i) + a(i - 1)*a(i) ! read: in place
  end do
  do i = n - 1, 2, -2
  end do
  call pushinteger4(i - (-2))
  ub = 0.0d0
  cb = 0.0d0
  ab = 0.0d0
  bb = 0.0d0
  db = 0.0d0
  eb = 0.0d0
  hb = 0.0d0
  ob = 0.0d0
  rb = 0.0d0
  sb = 0.0d0
  pb = 0.0d0
  qb = 0.0d0
  ab = ab + xb(1)
  call unknown_b(n, c, cb, x, xb)
  call popinteger4(last)
  do i = last, n - 1, -(-2)
    ob(i + 1) = ob(i + 1) + o(i)*xb(i)
    ob(i) = ob(i) + o(i + 1)*xb(i)
    ob(i - 1) = ob(i - 1) + xb(i)
  end do
  do i = n - 1, 1, -1
    hb(i + 1) = hb(i + 1) + h(i)*xb(i)
    hb(i) = hb(i) + h(i + 1)*xb(i)
    ! handed on
    call times_b(h(i), hb(i), h(i + 1), hb(i + 1), x(i), xb(i))
  end do
  do i = n - 1, 1, -1
    temp1b(i + 1) = s(i)*xb(i)
    sb(i) = sb(i) + s(i + 1)*xb(i)
  end do
  sb(2:n) = sb(2:n) + temp1b(2:n)
  do i = n - 1, 1, -1
    l = mod(i, 2) + 1
    pb(i, 1, 1, l) = pb(i, 1, 1, l) + p(i + 1, 1, 1, 2)*xb(i)
    pb(i + 1, 1, 1, 2) = pb(i + 1, 1, 1, 2) + p(i, 1, 1, l)*xb(i)
    tempb = q(i, l, 1)*xb(i)
    temp0b = q(i + 1, 1, l)*tempb
    eb(i + 1, l) = eb(i + 1, l) + e(i, l)*temp0b
    eb(i, l) = eb(i, l) + e(i + 1, l)*temp0b
    qb(i + 1, 1, l) = qb(i + 1, 1, l) + e(i + 1, l)*e(i, l)*tempb
    qb(i, l, 1) = qb(i, l, 1) + e(i + 1, l)*e(i, l)*q(i + 1, 1, l)*xb(i)
    qb(i + 1, l, 2) = qb(i + 1, l, 2) + xb(i)
  end do
  do i = n - 1, 1, -1
    rb(i + 1) = rb(i + 1) + r(i)*xb(i)
    rb(i) = rb(i) + r(i + 1)*xb(i)
    if (u(i) > 0.5d0) then
      db(i + 1) = db(i + 1) + d(i)*xb(i)
      db(i) = db(i) + d(i + 1)*xb(i)
    end if
    cb(i) = cb(i) + b(i + 1)*xb(i)
    bb(i + 1) = bb(i + 1) + c(i)*xb(i)
  end do
  call popreal8array(kept(2:n - 1), size(kept(2:n - 1)))
  do i = n - 1, 2, -1
    a(i) = kept(i)
    ab(i + 1) = ab(i + 1) + c(i)*ab(i)
    cb(i) = cb(i) + a(i + 1)*ab(i)
    ab(i - 1) = ab(i - 1) + a(i)*ab(i)
    ab(i) = a(i - 1)*ab(i)
  end do
  ub = ub + pb(:, 1, 1, 2)
  cb = cb + qb(:, 1, 2)
  ub = ub + eb(:, 2)
  cb = cb + sb
  ub = ub + rb
  cb = cb + ob
  ub = ub + hb
  cb = cb + db
  ub = ub + bb
  ub = ub + ab
  xb = 0.0d0
end subroutine not_collected_b

subroutine times_b(a, ab, b, bb, c, cb)
  implicit none
  real(8), intent(in) :: a, b
  real(8), intent(inout) :: c
  real(8) :: ab, bb, cb
  ab = ab + b*cb
  bb = bb + a*cb
end subroutine times_b

subroutine unknown_b(n, c, cb, x, xb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: c(*)
  real(8), intent(inout) :: x(*)
  integer :: i
  real(8) :: cb(*), xb(*)
  do i = n - 1, 1, -1
    cb(i + 1) = cb(i + 1) + c(i)*xb(i)
    cb(i) = cb(i) + c(i + 1)*xb(i)
  end do
end subroutine unknown_b
