! dotbar adjoint --head 'in_part(y)/(x)' in.f90
! Loops that look as if they set all of an array, and do not, or not before something reads it: what was there is used again.
subroutine in_part_b(n, m, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n, m
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8) :: a(n), b(n), c(n), d(n), f(n, n), h(4), p(n), q(n), o(n), v(n), z(2*n), half(n)
  integer :: e, i, k
  real(8) :: xb(n), yb, ab(n), bb(n), cb(n), db(n), fb(n, n), hb(4), pb(n), qb(n), ob(n), vb(n), &
      zb(2*n), halfb(n), tempb, temp0b, temp1b(n), temp2b(n), kept(n), kept0(4), sumb, kept1(2* &
      n), sumb0, sumb1
  integer :: last, jump
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a = 0.1d0
  b = 0.2d0
  c = 0.3d0
  d = 0.4d0
  f = 0.5d0
  h = 0.6d0
  p = 0.7d0
  q = 0.8d0
  o = 0.9d0
  v = 1.1d0
  z = 1.2d0
  half = 1.3d0
  k = n
  do e = 1, 3
    ! not the first
    call pushreal8array(a(2:n), size(a(2:n)))
    do i = 2, n
      a(i) = x(i)*a(1)*0.5d0
    end do
    call pushreal8(a(1))
    a(1) = a(n)*a(2)
    ! where a test says so
    do i = 1, n
      if (x(i) > 0.3d0) then
        call pushreal8(b(i))
        b(i) = b(i)*x(i)
      end if
    end do
    ! what is read there is that of the trip before
    call pushreal8array(c(1:n), size(c(1:n)))
    do i = 1, n
      c(i) = sin(c(i)*x(i))
    end do
    ! ... read in another place
    call pushreal8array(d(1:n), size(d(1:n)))
    do i = 1, n
      d(i) = x(i)*d(n + 1 - i)
    end do
    ! a diagonal
    do i = 1, n
      call pushreal8(f(i, i))
      f(i, i) = x(i)*f(1, n)
    end do
    call pushreal8(h(2))
    h(2) = h(1)*x(1) ! another name of it
    call pushreal8array(h(1:4), size(h(1:4)))
    do i = 1, 4
      h(i) = x(1)*h(4)
    end do
    ! a bound that changes
    call pushreal8array(p(1:k), size(p(1:k)))
    do i = 1, k
      p(i) = x(i)*0.9d0
    end do
    call pushinteger4(k)
    k = m
    ! leaves early
    jump = 0
    do i = 1, n
      call pushreal8(q(i))
      q(i) = x(i)*q(n)
      if (x(i) > 0.35d0) then
        jump = 1
        exit
      end if
    end do
    call pushinteger4(merge(i - 1, i, jump == 0))
    call pushcontrol1b(jump)
    ! every second one
    call pushinteger4(i)
    do i = 1, n, 2
      call pushreal8(o(i))
      o(i) = x(i)*o(n)*o(2)
    end do
    call pushinteger4(i - 2)
    ! read behind a part of it alone
    call pushreal8array(v(1:n), size(v(1:n)))
    do i = 1, n
      v(i) = x(i)*1.1d0
    end do
    ! not all that is declared
    call pushreal8array(z(1:n), size(z(1:n)))
    do i = 1, n
      z(i) = x(i)*z(n + 1)
    end do
    call pushreal8(z(n + 1))
    z(n + 1) = z(1)*z(2)
    call pushreal8(half(1))
    half(1) = x(1)*half(2) ! one by one, but not all
    call pushreal8(half(2))
    half(2) = x(2)*half(3)
  end do
  xb = 0.0d0
  ab = 0.0d0
  bb = 0.0d0
  cb = 0.0d0
  db = 0.0d0
  fb = 0.0d0
  hb = 0.0d0
  pb = 0.0d0
  qb = 0.0d0
  ob = 0.0d0
  vb = 0.0d0
  zb = 0.0d0
  halfb = 0.0d0
  sumb0 = 0.0d0
  sumb1 = 0.0d0
  do e = 3, 1, -1
    temp1b = d*spread(yb, 1, size(a, 1))
    temp2b = c*temp1b
    ab = ab + b*temp2b
    bb = bb + a*temp2b
    cb = cb + a*b*temp1b
    db = db + a*b*c*yb
    fb = fb + 2.0d0*f*yb
    hb = hb + sum(p*q)*yb
    pb = pb + q*(sum(h)*yb)
    qb = qb + p*(sum(h)*yb)
    vb = vb + o*o*yb
    ob = ob + 2.0d0*(o*v)*yb
    zb = zb + 2.0d0*z*yb
    halfb = halfb + 2.0d0*half*yb
    call popreal8(half(2))
    sumb0 = sumb0 + half(3)*halfb(2)
    halfb(3) = halfb(3) + x(2)*halfb(2)
    halfb(2) = 0.0d0
    call popreal8(half(1))
    sumb1 = sumb1 + half(2)*halfb(1)
    halfb(2) = halfb(2) + x(1)*halfb(1)
    halfb(1) = 0.0d0
    call popreal8(z(n + 1))
    tempb = zb(n + 1)
    zb(n + 1) = 0.0d0
    zb(1) = zb(1) + z(2)*tempb
    zb(2) = zb(2) + z(1)*tempb
    call popreal8array(kept1(1:n), size(kept1(1:n)))
    do i = n, 1, -1
      z(i) = kept1(i)
      tempb = zb(i)
      zb(i) = 0.0d0
      xb(i) = xb(i) + z(n + 1)*tempb
      zb(n + 1) = zb(n + 1) + x(i)*tempb
    end do
    call popreal8array(kept(1:n), size(kept(1:n)))
    do i = n, 1, -1
      vb(min(i + 1, n)) = vb(min(i + 1, n)) + 2.0d0*v(min(i + 1, n))*yb
      v(i) = kept(i)
      xb(i) = xb(i) + 1.1d0*vb(i)
      vb(i) = 0.0d0
    end do
    call popinteger4(last)
    do i = last, 1, -2
      call popreal8(o(i))
      tempb = ob(i)
      temp0b = o(2)*tempb
      ob(i) = 0.0d0
      xb(i) = xb(i) + o(n)*temp0b
      ob(n) = ob(n) + x(i)*temp0b
      ob(2) = ob(2) + x(i)*o(n)*tempb
    end do
    call popinteger4(i)
    call popcontrol1b(jump)
    call popinteger4(last)
    do i = last, 1, -1
      call popreal8(q(i))
      tempb = qb(i)
      qb(i) = 0.0d0
      xb(i) = xb(i) + q(n)*tempb
      qb(n) = qb(n) + x(i)*tempb
    end do
    call popinteger4(k)
    do i = k, 1, -1
      xb(i) = xb(i) + 0.9d0*pb(i)
      pb(i) = 0.0d0
    end do
    call popreal8array(p(1:k), size(p(1:k)))
    call popreal8array(kept0(1:4), size(kept0(1:4)))
    sumb = 0.0d0
    do i = 4, 1, -1
      h(i) = kept0(i)
      tempb = hb(i)
      hb(i) = 0.0d0
      sumb = sumb + h(4)*tempb
      hb(4) = hb(4) + x(1)*tempb
    end do
    call popreal8(h(2))
    hb(1) = hb(1) + x(1)*hb(2)
    sumb1 = sumb1 + (h(1)*hb(2) + sumb)
    hb(2) = 0.0d0
    do i = n, 1, -1
      call popreal8(f(i, i))
      tempb = fb(i, i)
      fb(i, i) = 0.0d0
      xb(i) = xb(i) + f(1, n)*tempb
      fb(1, n) = fb(1, n) + x(i)*tempb
    end do
    call popreal8array(kept(1:n), size(kept(1:n)))
    do i = n, 1, -1
      d(i) = kept(i)
      tempb = db(i)
      db(i) = 0.0d0
      xb(i) = xb(i) + d(n + 1 - i)*tempb
      db(n + 1 - i) = db(n + 1 - i) + x(i)*tempb
    end do
    call popreal8array(kept(1:n), size(kept(1:n)))
    do i = n, 1, -1
      c(i) = kept(i)
      tempb = cos(c(i)*x(i))*cb(i)
      xb(i) = xb(i) + c(i)*tempb
      cb(i) = x(i)*tempb
    end do
    do i = n, 1, -1
      if (x(i) > 0.3d0) then
        call popreal8(b(i))
        xb(i) = xb(i) + b(i)*bb(i)
        bb(i) = x(i)*bb(i)
      end if
    end do
    call popreal8(a(1))
    tempb = ab(1)
    ab(1) = 0.0d0
    ab(n) = ab(n) + a(2)*tempb
    ab(2) = ab(2) + a(n)*tempb
    call popreal8array(kept(2:n), size(kept(2:n)))
    do i = n, 2, -1
      a(i) = kept(i)
      tempb = ab(i)
      ab(i) = 0.0d0
      xb(i) = xb(i) + a(1)*(0.5d0*tempb)
      ab(1) = ab(1) + x(i)*(0.5d0*tempb)
    end do
  end do
  xb(2) = xb(2) + sumb0
  xb(1) = xb(1) + sumb1
  yb = 0.0d0
end subroutine in_part_b
