! dotbar adjoint --head 'not_final(z,x)>(x)' in.f90
! What is overwritten by a loop though derivatives use it again is recorded.
subroutine not_final_b(n, z, zb, x, xb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: z(n)
  real(8), intent(inout) :: x
  real(8) :: b(n), c(n), d(n), e(n), f(n), g(n), h(n), o(n)
  real(8) :: p(n), q(n), r(n), s(n), t(n), u(n), v(n)
  real(8) :: w(n), y(n), k(n), aa(n), round(n), passed(n), a, own(9), other(8)
  equivalence (own(3), other(1))
  real(8) :: three(n, 2, 3), up(n), odd(n)
  integer :: i, j, l, m, from(n), to(n)
  real(8) :: zb(n), xb, bb(n), cb(n), db(n), eb(n), fb(n), gb(n), hb(n), ob(n), pb(n), qb(n), &
      rb(n), sb(n), tb(n), ub(n), vb(n), wb(n), yb(n), aab(n), roundb(n), passedb(n), ab, &
      threeb(n, 2, 3), upb(n), oddb(n), tempb, temp0b, temp1b, sumb, sumb0, sumb1, sumb2, sumb3, &
      sumb4, sumb5, sumb6, sumb7, sumb8, sumb9, sumb10, sumb11, sumb12, sumb13, sumb14, sumb15, &
      sumb16, sumb17, sumb18, sumb19, sumb20, sumb21, sumb22, sumb23, sumb24, sumb25, sumb26, &
      sumb27, sumb28, sumb29, sumb30, kept(n), sumb31, sumb32, sumb33, sumb34, sumb35, sumb36, &
      sumb37, sumb38, sumb39
  integer :: last, bound
  ! Adjoint: sets the derivatives of z, x from those of x, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  l = 0
  up = z
  odd = z
  from = 2
  to = 2
  three = z(2)
  own = 1
  w = z
  y = z
  k = 2
  aa = z
  round = z
  passed = z
  b = z
  c = z
  d = z
  e = z
  f = z
  g = z
  h = z
  o = z
  p = z
  q = z
  r = z
  s = z
  t = z
  u = z
  v = z
  do j = 1, n - 1
    x = x + z(j)*b(3) ! not at the counter
    call pushreal8array(b(j + 1:n), size(b(j + 1:n)))
    do i = j + 1, n
      b(i) = b(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + z(1)*c(j) ! from the counter itself on
    call pushreal8array(c(j:n), size(c(j:n)))
    do i = j, n
      c(i) = c(i) - z(i)*z(j)
    end do
  end do
  do j = n - 1, 1, -1
    x = x + z(1)*d(j) ! behind what was used
    call pushreal8array(d(j + 1:n), size(d(j + 1:n)))
    do i = j + 1, n
      d(i) = d(i) - z(i)*z(j)
    end do
  end do
  do j = n, 2, -1
    x = x + z(1)*e(j) ! up to the counter
    call pushreal8array(e(1:j), size(e(1:j)))
    do i = j, 1, -1
      e(i) = e(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + z(1)*f(j) ! from elsewhere on
    call pushreal8array(f(l + 1:n), size(f(l + 1:n)))
    do i = l + 1, n
      f(i) = f(i) - z(i)*z(j)
    end do
  end do
  do j = 2, n
    x = x + z(1)*g(j) ! below what was used
    call pushreal8array(g(1:j - 1), size(g(1:j - 1)))
    do i = 1, j - 1
      g(i) = g(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + z(1)*h(j) ! by two
    do i = n, j + 1, -2
      call pushreal8(h(i))
      h(i) = h(i) - z(i)*z(j)
    end do
    call pushinteger4(i - (-2))
  end do
  do j = 1, n - 1
    x = x + z(1)*o(j) ! two away
    call pushreal8array(o(j + 2:n), size(o(j + 2:n)))
    do i = j + 2, n
      o(i) = o(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + (z(2) - p(3)*z(1))*z(1) ! in a sum
    call pushreal8array(p(j + 1:n), size(p(j + 1:n)))
    do i = j + 1, n
      p(i) = p(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + q(3)**2 ! to a power
    call pushreal8array(q(j + 1:n), size(q(j + 1:n)))
    do i = j + 1, n
      q(i) = q(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + (-exp(r(3)*z(j))) ! in a function
    call pushreal8array(r(j + 1:n), size(r(j + 1:n)))
    do i = j + 1, n
      r(i) = r(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + z(1)/s(3) ! as a divisor
    call pushreal8array(s(j + 1:n), size(s(j + 1:n)))
    do i = j + 1, n
      s(i) = s(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + z(1)**t(3) ! as an exponent
    call pushreal8array(t(j + 1:n), size(t(j + 1:n)))
    do i = j + 1, n
      t(i) = t(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + z(1)*(u(j) + u(3)) ! beside what is left behind
    call pushreal8array(u(j + 1:n), size(u(j + 1:n)))
    do i = j + 1, n
      u(i) = u(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + z(1)*atan2(v(j), z(2)) ! in a function of two
    call pushreal8array(v(j + 1:n), size(v(j + 1:n)))
    do i = j + 1, n
      v(i) = v(i) - z(i)*z(j)
    end do
  end do
  do j = n, 2, -1
    x = x + z(1)*up(j) ! from below the counter up
    do i = j - 1, n, 2
      call pushreal8(up(i))
      up(i) = up(i) - z(i)*z(j)
    end do
    call pushinteger4(i - 2)
  end do
  do j = 1, n, 2
    x = x + z(1)*odd(j) ! the outer one by two
    call pushreal8array(odd(1:j - 1), size(odd(1:j - 1)))
    do i = 1, j - 1
      odd(i) = odd(i) - z(i)*z(j)
    end do
  end do
  call pushinteger4(j - 2)
  do j = 1, n - 1
    x = x + z(1)*w(j)*w(j) ! used before the loop, too
    do i = j + 1, n
      w(i) = w(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    call pushreal8array(w(j + 1:n), size(w(j + 1:n)))
    do i = j + 1, n
      w(i) = w(i) - w(j)*z(i)
    end do
  end do
  do j = 1, n - 1
    call pushreal8(y(int(k(3))))
    y(int(k(3))) = y(int(k(3)))*x ! says what is recorded
    call pushreal8array(k(j + 1:n), size(k(j + 1:n)))
    do i = j + 1, n
      k(i) = k(i) + 1
    end do
  end do
  call pushreal8(x)
  x = x*y(2)*y(3)*y(4)
  do j = 1, n - 1
    call pushreal8(x)
    x = x + y(from(3)) ! says where it comes from
    call pushreal8(y(to(3)))
    y(to(3)) = z(1)*x ! says where it goes
    call pushreal8(three(to(2), 1, 1))
    three(to(2), 1, 1) = three(to(2), 1, 1) + x*three(j, 2, 3)
    call pushinteger4array(from(j + 1:n), size(from(j + 1:n)))
    call pushinteger4array(to(j + 1:n), size(to(j + 1:n)))
    do i = j + 1, n
      from(i) = mod(from(i), n) + 1
      to(i) = mod(to(i), n) + 1
      call pushreal8(three(i, 2, 3))
      three(i, 2, 3) = three(i, 2, 3) - z(i) ! in three dimensions
    end do
  end do
  do j = 1, n - 1
    call pushreal8array(aa(j + 1:n), size(aa(j + 1:n)))
    do i = j + 1, n
      aa(i) = aa(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    call pushreal8array(own(j + 1:n), size(own(j + 1:n)))
    do i = j + 1, n
      own(i) = own(i) - i*j
    end do
  end do
  j = 1
  bound = j + 1
  ! around the loop
  do i = bound, n
    do j = 1, n - 1
      call pushreal8(round(i))
      round(i) = round(i) - z(i)*z(j)
    end do
  end do
  call pushinteger4(bound)
  do j = 1, n - 1
    call pushreal8array(passed(j + 1:n), size(passed(j + 1:n)))
    do i = j + 1, n
      passed(i) = passed(i) - z(i)*z(j)
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
  tb = 0.0d0
  ub = 0.0d0
  vb = 0.0d0
  wb = 0.0d0
  yb = 0.0d0
  aab = 0.0d0
  roundb = 0.0d0
  passedb = 0.0d0
  threeb = 0.0d0
  upb = 0.0d0
  oddb = 0.0d0
  do j = n - 1, 1, -1
    sumb39 = 0.0d0
    do i = n, j + 1, -1
      zb(i) = zb(i) - z(j)*passedb(i)
      sumb39 = sumb39 - z(i)*passedb(i)
    end do
    if (n >= j + 1) then
      zb(j) = zb(j) + sumb39
    end if
    call popreal8array(passed(j + 1:n), size(passed(j + 1:n)))
    ! used by what is called
    call product_b(n, passed, passedb, x, xb)
  end do
  call popinteger4(bound)
  sumb38 = 0.0d0
  do i = n, bound, -1
    sumb36 = 0.0d0
    sumb37 = 0.0d0
    do j = n - 1, 1, -1
      call popreal8(round(i))
      sumb36 = sumb36 - z(j)*roundb(i)
      zb(j) = zb(j) - z(i)*roundb(i)
      sumb37 = sumb37 + round(j)*xb
      roundb(j) = roundb(j) + z(1)*xb
    end do
    if (n - 1 >= 1) then
      zb(i) = zb(i) + sumb36
      sumb38 = sumb38 + sumb37
    end if
  end do
  if (n >= bound) then
    zb(1) = zb(1) + sumb38
  end if
  sumb35 = 0.0d0
  do j = n - 1, 1, -1
    call popreal8array(own(j + 1:n), size(own(j + 1:n)))
    sumb35 = sumb35 + other(j)*xb
  end do
  if (n - 1 >= 1) then
    zb(1) = zb(1) + sumb35
  end if
  sumb34 = 0.0d0
  do j = n - 1, 1, -1
    sumb33 = 0.0d0
    do i = n, j + 1, -1
      zb(i) = zb(i) - z(j)*aab(i)
      sumb33 = sumb33 - z(i)*aab(i)
    end do
    if (n >= j + 1) then
      zb(j) = zb(j) + sumb33
    end if
    call popreal8array(aa(j + 1:n), size(aa(j + 1:n)))
    aab(j) = aab(j) + z(2)*xb
    sumb34 = sumb34 + aa(j)*xb
    sumb32 = 0.0d0
    do m = 2, 1, -1
      a = aa(3) + z(m)
      ab = 2.0d0*a*xb
      sumb32 = sumb32 + ab
      zb(m) = zb(m) + ab
    end do
    aab(3) = aab(3) + sumb32
  end do
  if (n - 1 >= 1) then
    zb(2) = zb(2) + sumb34
  end if
  tempb = three(3, 1, 1)*xb
  temp0b = three(2, 1, 1)*tempb
  temp1b = y(3)*temp0b
  yb(2) = yb(2) + x*temp1b
  yb(3) = yb(3) + x*y(2)*temp0b
  threeb(2, 1, 1) = threeb(2, 1, 1) + x*y(2)*y(3)*tempb
  threeb(3, 1, 1) = threeb(3, 1, 1) + x*y(2)*y(3)*three(2, 1, 1)*xb
  xb = y(2)*temp1b
  sumb31 = 0.0d0
  do j = n - 1, 1, -1
    do i = n, j + 1, -1
      call popreal8(three(i, 2, 3))
      zb(i) = zb(i) - threeb(i, 2, 3)
    end do
    call popinteger4array(to(j + 1:n), size(to(j + 1:n)))
    call popinteger4array(from(j + 1:n), size(from(j + 1:n)))
    call popreal8(three(to(2), 1, 1))
    xb = xb + three(j, 2, 3)*threeb(to(2), 1, 1)
    threeb(j, 2, 3) = threeb(j, 2, 3) + x*threeb(to(2), 1, 1)
    call popreal8(y(to(3)))
    sumb31 = sumb31 + x*yb(to(3))
    xb = xb + z(1)*yb(to(3))
    yb(to(3)) = 0.0d0
    call popreal8(x)
    yb(from(3)) = yb(from(3)) + xb
  end do
  if (n - 1 >= 1) then
    zb(1) = zb(1) + sumb31
  end if
  call popreal8(x)
  tempb = y(4)*xb
  temp0b = y(3)*tempb
  yb(2) = yb(2) + x*temp0b
  yb(3) = yb(3) + x*y(2)*tempb
  yb(4) = yb(4) + x*y(2)*y(3)*xb
  xb = y(2)*temp0b
  do j = n - 1, 1, -1
    call popreal8array(k(j + 1:n), size(k(j + 1:n)))
    call popreal8(y(int(k(3))))
    xb = xb + y(int(k(3)))*yb(int(k(3)))
    yb(int(k(3))) = x*yb(int(k(3)))
  end do
  do j = n - 1, 1, -1
    call popreal8array(kept(j + 1:n), size(kept(j + 1:n)))
    do i = n, j + 1, -1
      w(i) = kept(i)
      tempb = wb(i)
      wb(i) = 0.0d0
      zb(i) = zb(i) - w(j)*tempb
    end do
  end do
  sumb30 = 0.0d0
  do j = n - 1, 1, -1
    sumb29 = 0.0d0
    do i = n, j + 1, -1
      zb(i) = zb(i) - z(j)*wb(i)
      sumb29 = sumb29 - z(i)*wb(i)
    end do
    if (n >= j + 1) then
      zb(j) = zb(j) + sumb29
    end if
    sumb30 = sumb30 + w(j)*w(j)*xb
    wb(j) = wb(j) + 2.0d0*(z(1)*w(j))*xb
  end do
  if (n - 1 >= 1) then
    zb(1) = zb(1) + sumb30
  end if
  call popinteger4(last)
  do j = last, 1, -2
    sumb28 = 0.0d0
    do i = j - 1, 1, -1
      zb(i) = zb(i) - z(j)*oddb(i)
      sumb28 = sumb28 - z(i)*oddb(i)
    end do
    if (j - 1 >= 1) then
      zb(j) = zb(j) + sumb28
    end if
    call popreal8array(odd(1:j - 1), size(odd(1:j - 1)))
    zb(1) = zb(1) + odd(j)*xb
    oddb(j) = oddb(j) + z(1)*xb
  end do
  sumb27 = 0.0d0
  do j = 2, n
    call popinteger4(last)
    do i = last, j - 1, -2
      call popreal8(up(i))
      zb(i) = zb(i) - z(j)*upb(i)
      zb(j) = zb(j) - z(i)*upb(i)
    end do
    sumb27 = sumb27 + up(j)*xb
    upb(j) = upb(j) + z(1)*xb
  end do
  if (2 <= n) then
    zb(1) = zb(1) + sumb27
  end if
  sumb25 = 0.0d0
  sumb26 = 0.0d0
  do j = n - 1, 1, -1
    sumb24 = 0.0d0
    do i = n, j + 1, -1
      zb(i) = zb(i) - z(j)*vb(i)
      sumb24 = sumb24 - z(i)*vb(i)
    end do
    if (n >= j + 1) then
      zb(j) = zb(j) + sumb24
    end if
    call popreal8array(v(j + 1:n), size(v(j + 1:n)))
    sumb25 = sumb25 + atan2(v(j), z(2))*xb
    tempb = z(1)*xb
    vb(j) = vb(j) + z(2)/max(v(j)**2 + z(2)**2, tiny(1.0d0))*tempb
    sumb26 = sumb26 - v(j)/max(v(j)**2 + z(2)**2, tiny(1.0d0))*tempb
  end do
  if (n - 1 >= 1) then
    zb(1) = zb(1) + sumb25
    zb(2) = zb(2) + sumb26
  end if
  sumb23 = 0.0d0
  do j = n - 1, 1, -1
    sumb22 = 0.0d0
    do i = n, j + 1, -1
      zb(i) = zb(i) - z(j)*ub(i)
      sumb22 = sumb22 - z(i)*ub(i)
    end do
    if (n >= j + 1) then
      zb(j) = zb(j) + sumb22
    end if
    call popreal8array(u(j + 1:n), size(u(j + 1:n)))
    sumb23 = sumb23 + (u(j) + u(3))*xb
    tempb = z(1)*xb
    ub(j) = ub(j) + tempb
    ub(3) = ub(3) + tempb
  end do
  if (n - 1 >= 1) then
    zb(1) = zb(1) + sumb23
  end if
  sumb21 = 0.0d0
  do j = n - 1, 1, -1
    sumb20 = 0.0d0
    do i = n, j + 1, -1
      zb(i) = zb(i) - z(j)*tb(i)
      sumb20 = sumb20 - z(i)*tb(i)
    end do
    if (n >= j + 1) then
      zb(j) = zb(j) + sumb20
    end if
    call popreal8array(t(j + 1:n), size(t(j + 1:n)))
    sumb21 = sumb21 + t(3)*(z(1) + merge(tiny(1.0d0), 0.0d0, abs(z(1)) <= 0.0d0 .and. t(3) < &
        1.0d0))**(t(3) - 1.0d0)*xb
    tb(3) = tb(3) + merge(z(1)**t(3)*log(z(1)), 0.0d0, z(1) > 0.0d0)*xb
  end do
  if (n - 1 >= 1) then
    zb(1) = zb(1) + sumb21
  end if
  sumb19 = 0.0d0
  do j = n - 1, 1, -1
    sumb18 = 0.0d0
    do i = n, j + 1, -1
      zb(i) = zb(i) - z(j)*sb(i)
      sumb18 = sumb18 - z(i)*sb(i)
    end do
    if (n >= j + 1) then
      zb(j) = zb(j) + sumb18
    end if
    call popreal8array(s(j + 1:n), size(s(j + 1:n)))
    sumb19 = sumb19 + (1.0d0/s(3))*xb
    sb(3) = sb(3) - z(1)*(1.0d0/s(3))**2*xb
  end do
  if (n - 1 >= 1) then
    zb(1) = zb(1) + sumb19
  end if
  do j = n - 1, 1, -1
    sumb17 = 0.0d0
    do i = n, j + 1, -1
      zb(i) = zb(i) - z(j)*rb(i)
      sumb17 = sumb17 - z(i)*rb(i)
    end do
    if (n >= j + 1) then
      zb(j) = zb(j) + sumb17
    end if
    call popreal8array(r(j + 1:n), size(r(j + 1:n)))
    tempb = -exp(r(3)*z(j))*xb
    rb(3) = rb(3) + z(j)*tempb
    zb(j) = zb(j) + r(3)*tempb
  end do
  do j = n - 1, 1, -1
    sumb16 = 0.0d0
    do i = n, j + 1, -1
      zb(i) = zb(i) - z(j)*qb(i)
      sumb16 = sumb16 - z(i)*qb(i)
    end do
    if (n >= j + 1) then
      zb(j) = zb(j) + sumb16
    end if
    call popreal8array(q(j + 1:n), size(q(j + 1:n)))
    qb(3) = qb(3) + 2.0d0*q(3)*xb
  end do
  sumb14 = 0.0d0
  sumb15 = 0.0d0
  do j = n - 1, 1, -1
    sumb13 = 0.0d0
    do i = n, j + 1, -1
      zb(i) = zb(i) - z(j)*pb(i)
      sumb13 = sumb13 - z(i)*pb(i)
    end do
    if (n >= j + 1) then
      zb(j) = zb(j) + sumb13
    end if
    call popreal8array(p(j + 1:n), size(p(j + 1:n)))
    tempb = z(1)*xb
    sumb14 = sumb14 + tempb
    pb(3) = pb(3) - z(1)*tempb
    sumb15 = sumb15 + ((z(2) - p(3)*z(1))*xb - p(3)*tempb)
  end do
  if (n - 1 >= 1) then
    zb(2) = zb(2) + sumb14
    zb(1) = zb(1) + sumb15
  end if
  sumb12 = 0.0d0
  do j = n - 1, 1, -1
    sumb11 = 0.0d0
    do i = n, j + 2, -1
      zb(i) = zb(i) - z(j)*ob(i)
      sumb11 = sumb11 - z(i)*ob(i)
    end do
    if (n >= j + 2) then
      zb(j) = zb(j) + sumb11
    end if
    call popreal8array(o(j + 2:n), size(o(j + 2:n)))
    sumb12 = sumb12 + o(j)*xb
    ob(j) = ob(j) + z(1)*xb
  end do
  if (n - 1 >= 1) then
    zb(1) = zb(1) + sumb12
  end if
  sumb10 = 0.0d0
  do j = n - 1, 1, -1
    call popinteger4(last)
    do i = last, n, -(-2)
      call popreal8(h(i))
      zb(i) = zb(i) - z(j)*hb(i)
      zb(j) = zb(j) - z(i)*hb(i)
    end do
    sumb10 = sumb10 + h(j)*xb
    hb(j) = hb(j) + z(1)*xb
  end do
  if (n - 1 >= 1) then
    zb(1) = zb(1) + sumb10
  end if
  sumb9 = 0.0d0
  do j = n, 2, -1
    sumb8 = 0.0d0
    do i = j - 1, 1, -1
      zb(i) = zb(i) - z(j)*gb(i)
      sumb8 = sumb8 - z(i)*gb(i)
    end do
    if (j - 1 >= 1) then
      zb(j) = zb(j) + sumb8
    end if
    call popreal8array(g(1:j - 1), size(g(1:j - 1)))
    sumb9 = sumb9 + g(j)*xb
    gb(j) = gb(j) + z(1)*xb
  end do
  if (n >= 2) then
    zb(1) = zb(1) + sumb9
  end if
  sumb7 = 0.0d0
  do j = n - 1, 1, -1
    sumb6 = 0.0d0
    do i = n, l + 1, -1
      zb(i) = zb(i) - z(j)*fb(i)
      sumb6 = sumb6 - z(i)*fb(i)
    end do
    if (n >= l + 1) then
      zb(j) = zb(j) + sumb6
    end if
    call popreal8array(f(l + 1:n), size(f(l + 1:n)))
    sumb7 = sumb7 + f(j)*xb
    fb(j) = fb(j) + z(1)*xb
  end do
  if (n - 1 >= 1) then
    zb(1) = zb(1) + sumb7
  end if
  sumb5 = 0.0d0
  do j = 2, n
    sumb4 = 0.0d0
    do i = 1, j
      zb(i) = zb(i) - z(j)*eb(i)
      sumb4 = sumb4 - z(i)*eb(i)
    end do
    if (1 <= j) then
      zb(j) = zb(j) + sumb4
    end if
    call popreal8array(e(1:j), size(e(1:j)))
    sumb5 = sumb5 + e(j)*xb
    eb(j) = eb(j) + z(1)*xb
  end do
  if (2 <= n) then
    zb(1) = zb(1) + sumb5
  end if
  sumb3 = 0.0d0
  do j = 1, n - 1
    sumb2 = 0.0d0
    do i = n, j + 1, -1
      zb(i) = zb(i) - z(j)*db(i)
      sumb2 = sumb2 - z(i)*db(i)
    end do
    if (n >= j + 1) then
      zb(j) = zb(j) + sumb2
    end if
    call popreal8array(d(j + 1:n), size(d(j + 1:n)))
    sumb3 = sumb3 + d(j)*xb
    db(j) = db(j) + z(1)*xb
  end do
  if (1 <= n - 1) then
    zb(1) = zb(1) + sumb3
  end if
  sumb1 = 0.0d0
  do j = n - 1, 1, -1
    sumb0 = 0.0d0
    do i = n, j, -1
      zb(i) = zb(i) - z(j)*cb(i)
      sumb0 = sumb0 - z(i)*cb(i)
    end do
    if (n >= j) then
      zb(j) = zb(j) + sumb0
    end if
    call popreal8array(c(j:n), size(c(j:n)))
    sumb1 = sumb1 + c(j)*xb
    cb(j) = cb(j) + z(1)*xb
  end do
  if (n - 1 >= 1) then
    zb(1) = zb(1) + sumb1
  end if
  do j = n - 1, 1, -1
    sumb = 0.0d0
    do i = n, j + 1, -1
      zb(i) = zb(i) - z(j)*bb(i)
      sumb = sumb - z(i)*bb(i)
    end do
    if (n >= j + 1) then
      zb(j) = zb(j) + sumb
    end if
    call popreal8array(b(j + 1:n), size(b(j + 1:n)))
    zb(j) = zb(j) + b(3)*xb
    bb(3) = bb(3) + z(j)*xb
  end do
  zb = zb + vb
  zb = zb + ub
  zb = zb + tb
  zb = zb + sb
  zb = zb + rb
  zb = zb + qb
  zb = zb + pb
  zb = zb + ob
  zb = zb + hb
  zb = zb + gb
  zb = zb + fb
  zb = zb + eb
  zb = zb + db
  zb = zb + cb
  zb = zb + bb
  zb = zb + passedb
  zb = zb + roundb
  zb = zb + aab
  zb = zb + yb
  zb = zb + wb
  zb(2) = zb(2) + sum(threeb)
  zb = zb + oddb
  zb = zb + upb
end subroutine not_final_b

subroutine product_b(n, p, pb, x, xb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: p(n)
  real(8), intent(inout) :: x
  real(8) :: pb(n), xb
  pb(3) = pb(3) + 0.1d0*(p(4)*xb)
  pb(4) = pb(4) + 0.1d0*p(3)*xb
end subroutine product_b
