! dotbar adjoint --head 'not_summed(z,x)>(x)' in.f90
! What a backward loop adds to an element that it also reads or sets, or that is another one each trip, stays where it is.
subroutine not_summed_b(n, k, z, zb, x, xb)
  implicit none
  integer, intent(in) :: n, k
  real(8), intent(in) :: z(n)
  real(8), intent(inout) :: x
  real(8) :: b(n), c(n), d(n), e(n), f(n, n), g(n), h(n, n), o(n), p(n), q(n, 2, 2), r(n), s(n)
  integer :: i, j, l
  real(8) :: zb(n), xb, bb(n), cb(n), db(n), eb(n), fb(n, n), gb(n), hb(n, n), ob(n), pb(n), &
      qb(n, 2, 2), rb(n), sb(n), tempb, sumb, sumb0, sumb1, sumb2, sumb3
  integer :: bound, last
  integer(1) :: branch(n)
  ! Adjoint: sets the derivatives of z, x from those of x, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  b = z
  c = z
  d = z
  e = z
  f = 2
  g = z
  h = 1
  o = z
  p = z
  q = 2
  r = z
  s = z
  do i = 1, n
    l = mod(i, n) + 1
    x = x + z(i)*b(l) ! another one each trip
  end do
  do i = 1, n
    call pushreal8(c(i))
    c(i) = c(i) + z(i)*c(k) ! perhaps the one that is read
    call pushreal8(x)
    x = x*c(i)
  end do
  do i = 1, n
    call pushreal8(x)
    x = x + z(i)*d(k)
    call pushreal8(d(k))
    d(k) = x*z(1) ! set in the loop
  end do
  do i = 1, n
    call pushreal8(x)
    x = x + z(i)*e(k)
    call pushreal8(x)
    call pushreal8array(e, size(e))
    call scale(e, x) ! handed on
  end do
  l = 1
  bound = l + 1
  do j = bound, n - 1
    do i = 1, n
      call pushreal8(f(i, j))
      f(i, j) = f(i, j)*z(i) - f(k, l) ! behind l, which changes
      call pushreal8(f(i, 1))
      f(i, 1) = f(i, j)*f(k, j)
    end do
    call pushinteger4(l)
    l = n - j + 1
  end do
  call pushinteger4(bound)
  do j = 1, n - 1
    do i = j + 1, n
      call pushreal8(r(i))
      r(i) = r(i)*z(i) - r(j)*z(j)
      call pushreal8(r(k))
      r(k) = r(k)*z(i) ! perhaps r(j)
    end do
  end do
  do i = 1, n
    call pushreal8(s(k))
    s(k) = s(k) + x/3 ! only read
    call pushreal8(x)
    x = x + z(i)*s(k)
  end do
  do i = 1, n, 2
    call pushreal8(x)
    x = x + z(i)*g(k) ! by two
  end do
  call pushinteger4(i - 2)
  do j = 1, n - 1
    l = j
    do i = j + 1, n
      call pushreal8(h(i, j))
      h(i, j) = h(i, j)*z(i) - h(k, l)*z(j) ! behind j, and l is j
      call pushinteger4(l)
      l = i
    end do
  end do
  do i = 1, n
    call pushreal8(x)
    x = x + z(i)*o(k)
    select case (i)
    case (2)
      call pushreal8(x)
      x = x*o(k)
      call pushreal8(o(k))
      o(k) = z(2) ! set in a case
    end select
  end do
  do i = 1, n
    call pushreal8(x)
    x = x + z(i)*p(k)
    if (x > 0.3d0) then
      call pushreal8(p(k))
      p(k) = x*z(1)
      ! set in a part
      branch(i) = 0
    else
      branch(i) = 1
    end if
  end do
  do i = 1, n
    do j = 1, 2
      call pushreal8(q(i, j, 1))
      q(i, j, 1) = q(i, j, 1)*z(i) - q(k, 1, 1)*z(j) ! three dimensions
    end do
  end do
  zb = 0.0d0
  bb = 0.0d0
  cb = 0.0d0
  db = 0.0d0
  eb = 0.0d0
  fb = 0.0d0
  gb = 0.0d0
  hb = 0.0d0
  ob = 0.0d0
  pb = 0.0d0
  qb = 0.0d0
  rb = 0.0d0
  sb = 0.0d0
  fb = fb + xb
  rb = rb + xb
  hb = hb + xb
  qb = qb + xb
  db(1) = db(1) + xb
  eb(1) = eb(1) + xb
  pb(2) = pb(2) + xb
  ob(2) = ob(2) + xb
  do i = n, 1, -1
    sumb3 = 0.0d0
    do j = 2, 1, -1
      call popreal8(q(i, j, 1))
      tempb = qb(i, j, 1)
      qb(i, j, 1) = z(i)*tempb
      sumb3 = sumb3 + q(i, j, 1)*tempb
      qb(k, 1, 1) = qb(k, 1, 1) - z(j)*tempb
      zb(j) = zb(j) - q(k, 1, 1)*tempb
    end do
    zb(i) = zb(i) + sumb3
  end do
  sumb2 = 0.0d0
  do i = n, 1, -1
    if (branch(i) == 0) then
      call popreal8(p(k))
      xb = xb + z(1)*pb(k)
      sumb2 = sumb2 + x*pb(k)
      pb(k) = 0.0d0
    end if
    call popreal8(x)
    zb(i) = zb(i) + p(k)*xb
    pb(k) = pb(k) + z(i)*xb
  end do
  if (n >= 1) then
    zb(1) = zb(1) + sumb2
  end if
  do i = n, 1, -1
    select case (i)
    case (2)
      call popreal8(o(k))
      zb(2) = zb(2) + ob(k)
      ob(k) = 0.0d0
      call popreal8(x)
      ob(k) = ob(k) + x*xb
      xb = o(k)*xb
    end select
    call popreal8(x)
    zb(i) = zb(i) + o(k)*xb
    ob(k) = ob(k) + z(i)*xb
  end do
  do j = n - 1, 1, -1
    sumb1 = 0.0d0
    do i = n, j + 1, -1
      call popinteger4(l)
      call popreal8(h(i, j))
      tempb = hb(i, j)
      hb(i, j) = z(i)*tempb
      zb(i) = zb(i) + h(i, j)*tempb
      hb(k, l) = hb(k, l) - z(j)*tempb
      sumb1 = sumb1 - h(k, l)*tempb
    end do
    if (n >= j + 1) then
      zb(j) = zb(j) + sumb1
    end if
  end do
  call popinteger4(last)
  do i = last, 1, -2
    call popreal8(x)
    zb(i) = zb(i) + g(k)*xb
    gb(k) = gb(k) + z(i)*xb
  end do
  do i = n, 1, -1
    call popreal8(x)
    zb(i) = zb(i) + s(k)*xb
    sb(k) = sb(k) + z(i)*xb
    call popreal8(s(k))
    xb = xb + sb(k)/3
  end do
  do j = n - 1, 1, -1
    sumb0 = 0.0d0
    do i = n, j + 1, -1
      call popreal8(r(k))
      zb(i) = zb(i) + r(k)*rb(k)
      rb(k) = z(i)*rb(k)
      call popreal8(r(i))
      tempb = rb(i)
      rb(i) = z(i)*tempb
      zb(i) = zb(i) + r(i)*tempb
      rb(j) = rb(j) - z(j)*tempb
      sumb0 = sumb0 - r(j)*tempb
    end do
    if (n >= j + 1) then
      zb(j) = zb(j) + sumb0
    end if
  end do
  call popinteger4(bound)
  do j = n - 1, bound, -1
    call popinteger4(l)
    do i = n, 1, -1
      call popreal8(f(i, 1))
      tempb = fb(i, 1)
      fb(i, 1) = 0.0d0
      fb(i, j) = fb(i, j) + f(k, j)*tempb
      fb(k, j) = fb(k, j) + f(i, j)*tempb
      call popreal8(f(i, j))
      tempb = fb(i, j)
      fb(i, j) = z(i)*tempb
      zb(i) = zb(i) + f(i, j)*tempb
      fb(k, l) = fb(k, l) - tempb
    end do
  end do
  do i = n, 1, -1
    call popreal8array(e, size(e))
    call popreal8(x)
    call scale_b(e, eb, x, xb)
    call popreal8(x)
    zb(i) = zb(i) + e(k)*xb
    eb(k) = eb(k) + z(i)*xb
  end do
  sumb = 0.0d0
  do i = n, 1, -1
    call popreal8(d(k))
    xb = xb + z(1)*db(k)
    sumb = sumb + x*db(k)
    call popreal8(x)
    zb(i) = zb(i) + d(k)*xb
    db(k) = z(i)*xb
  end do
  if (n >= 1) then
    zb(1) = zb(1) + sumb
  end if
  do i = n, 1, -1
    call popreal8(x)
    cb(i) = cb(i) + x*xb
    xb = c(i)*xb
    call popreal8(c(i))
    tempb = cb(i)
    zb(i) = zb(i) + c(k)*tempb
    cb(k) = cb(k) + z(i)*tempb
  end do
  do i = n, 1, -1
    l = mod(i, n) + 1
    zb(i) = zb(i) + b(l)*xb
    bb(l) = bb(l) + z(i)*xb
  end do
  zb = zb + sb
  zb = zb + rb
  zb = zb + pb
  zb = zb + ob
  zb = zb + gb
  zb = zb + eb
  zb = zb + db
  zb = zb + cb
  zb = zb + bb
end subroutine not_summed_b

subroutine scale_b(e, eb, x, xb)
  implicit none
  real(8), intent(inout) :: e(*), x
  real(8) :: eb(*), xb
  call pushreal8(e(1))
  e(1) = e(1)*x + e(2)
  eb(2) = eb(2) + x*xb
  xb = e(2)*xb
  call popreal8(e(1))
  xb = xb + e(1)*eb(1)
  eb(2) = eb(2) + eb(1)
  eb(1) = x*eb(1)
end subroutine scale_b
