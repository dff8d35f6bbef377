! head p(xa)/(gm2)
! input n integer 4
! input x1 real 0.65702908581673414
! input xa real array 0.20236414014394483 0.60912138395006599 0.34340729739015285 1.1006870517007321
! input k integer array 4 1 4 4
! input y real undefined -0.27820997835434197
! input ya real array -0.60186088068521726 1.1162470389392114 0.91277542210944795 -1.2013366103441048
! input xs real4 0.79802429676055908
! input ys real4 undefined 0.67200326919555664
! input gm1 real module md gm1 0.79770334448015268
! input gma real array module md gma -1.1718092289675404 0.71309426080099469 -0.81424923926081472 0.36316944876081092
! input gm2 real module md gm2 0.86207861265893393
! input km integer module md km 4
module md
  implicit none
  integer, parameter :: wp = 8
  double precision :: gm1
  real*8 :: gma(4)
  real*8 :: gm2
  integer :: km
  interface anyf1
    module procedure nof1, f1
  end interface anyf1
contains
  function f1(x, ps)
    implicit none
    real*8 :: x, t1, f1
    real(4), value :: ps
    t1 = acos(0.6d0*sin(cos(ps)))
    f1 = t1 - ps + x
  end function f1

  subroutine s2(n, p, q, a, ps, which, e2, e3, lg)
    integer :: n, i, i1, i2, i3
    logical :: lg
    logical*1 :: lh
    real(wp) :: p, q, a(*), e2(2), e3(2), t1, t2, c(4, 2), w(2)
    real*4 :: ps, u1, u2
    character(len=*) :: which
    real*8, save :: sc = 0.9d0
    do i = 1, n
      a(i) = gm1*(0.3d0*i)
    end do
    do i = 1, n
      c(i, 1) = p*(0.3d0*i)
      c(i, 2) = p*(0.3d0*i)
    end do
    do i = 1, 2
      w(i) = sc*(0.3d0*i)
    end do
    i1 = km
    i2 = n
    i3 = 2
    lh = lg .or. sc > 0.3d0
    u1 = i*0.25d0
    u2 = erf(0.3d0*sin(p))
    i2 = 4
    if (which == 'up') then
      km = 1
      if (which == which) then
        c(i2, mod(i3, 2) + 1) = dble(i2) + dble(real((q)))
        t2 = sc + c(i3, mod(km, 2) + 1)
      end if
    else
      t2 = (ps)**2 + 0.5/(1.5d0 + sin(gm1)**2)
      t1 = anyf1(a(mod(km + 2, 4) + 1), u2) + acos(0.6d0*sin(p))
    end if
    lh = gm1 >= u1 .or. km <= 4
    if (lh) u2 = u2*cos(cosd(40.0d0*(p)))
    lh = .true.
    q = q + (1.2d0 + (u1)**2)**0.75d0
  end subroutine s2
end module md

subroutine p(n, x1, xa, k, y, ya, xs, ys)
  use md, only: wpy => wp, gm1, gma, gm2, km, anyf1, s2
  implicit none
  integer :: n, k(4), i, j, l, i1, i2, kl(4), iw, jw
  logical :: lf
  real(wpy) :: x1, xa(n), y, ya(n), t1, t2, t3, mix
  real :: xs, ys, u1, u2, f2
  namelist /nl/ n, u2
  mix = 0.0d0
  mix = mix + 0.7d0*x1
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  do i = 1, n
    mix = mix + ya(i)*0.4d0
  end do
  mix = mix + 0.7d0*xs
  mix = mix + 0.9d0*gm1
  do i = 1, n
    mix = mix + gma(i)*0.4d0
  end do
  mix = mix + 0.9d0*gm2
  do i = 1, n
    kl(i) = mod(i*1, 4) + 1
  end do
  t3 = (1.2d0 + ((xs)**3)**2)**0.75d0
  i1 = mod(n + 3, 4) + 1
  i2 = i1
  lf = i2*0.25d0 < 0.7d0
  lf = t3 <= 2.0d0
  u1 = xa(i1) + xa(mod(km + 0, 4) + 1) + gm2*sin(xs)
  if (x1 <= t3) then
    t3 = sqrt((xs - xs)**2) + max(0.7d0, dble(xs), dble(xs))
    xa(i2) = xa(i2)*sin(u1)
  end if
  ya(n) = sin(t3)
  y = (xs - xs)*sin(u1)
  do i = 1, 3
    do j = i + 1, n
      gma(j) = gma(j) + 0.3d0*gma(i)
    end do
  end do
  gm1 = t3*sin(t3)
  ya(i2) = (-km*0.25d0)
  if (lf) then
    jw = 3
    do while (jw > 0 .and. y < 1.9d0)
      y = 1.25d0
      call s2(n, ya(n), t3, xa, u1, 'turn', gma(1), gma(min(i1, 3)), lf)
      u2 = sin(sign(x1, km*0.25d0))
      jw = jw - 1
    end do
    ya(2) = ya(2) + 1.25
  end if
  jw = kl(i2)
  do while (jw > 0)
    call s2(n, gma(kl(i1)), gm2, ya, xs, 'down', xa(3), xa(min(i2, 3)), lf)
    iw = i1
    do while (iw > 0)
      do i = 1, n
        t3 = sin(x1*0.7d0)
        t2 = sin(t3*t3*(i2*0.25d0))
        ys = dble(i1)*sin(0.5d0)
      end do
      xa(kl(i1)) = sin(erfc(0.7d0))
      iw = iw - 1
    end do
    if (lf) then
      gm1 = gm1 + (anyf1(f2(2.0d0, gm2)*cos(xa(kl(i1))*(km*0.25d0)), sngl(0.7d0)) + 0.9d0)
      do i = 1, n
        t2 = sin(ya(i)*u1)
        if (t2 > ya(i)) t2 = tanh(t2*ya(i) + sin(gm1)**i1)
        gm1 = gm1 + tanh(t2*ya(i) + xs*x1)
        gma(i) = gma(i) + sin(t2*ya(i) + tand(60.0d0*sin(t3)))
        t2 = tanh(t2*ya(i) + 2.0d0*x1)
      end do
      ya(3) = sin(ya(3))*acos(0.6d0*sin(u1))
    else
      iw = 4
      do while (iw > 0 .and. xs < 1.9d0)
        ya(k(kl(n))) = tanh(i1**sin(dble(i2)) + (gm1 + ya(i2)))
        xa(n) = sin(xa(n)*sin(xa(i1)))
        iw = iw - 1
      end do
    end if
    jw = jw - 1
  end do
  ya(i1) = (1.2d0 + (ya(k(k(i2)))*x1)**2)**0.75d0 + xs/(1.5d0 + sin(x1)**2)/(1.5d0 + sin(t3 - &
      x1)**2)
  do l = 1, 4
    t3 = sin(x1*gm2)
    u1 = tanh(t3*t3*t3)
    t1 = tanh(f2(gm2, y))
    ya(1) = dble(i1) - xs
    t2 = dble((u1))
  end do
  ya(i1) = tanh(sin(xs)**i2)
  do i = n, 1, -1
    t1 = tanh(ya(i)*0.7d0)
    do j = 1, n
      t1 = t1 + sin(ya(j)*gm1)*t1
    end do
    xa(i) = xa(i) + tanh(t1*ya(i) + u1*y)
  end do
  ys = dble(sngl((erfc_scaled(1.5d0 + 2.0d0*sin(0.5d0)))))
  do i = 1, 4
    xa(i) = xa(i) + 3.0d0*sin(mix)
  end do
  y = y + 0.5d0*sin(mix)
  do i = 1, 4
    ya(i) = ya(i) + 0.5d0*sin(mix)
  end do
  ys = ys + 0.7d0*sin(mix)
  gm1 = gm1 + 1.5d0*sin(mix)
  do i = 1, 4
    gma(i) = gma(i) + 1.5d0*sin(mix)
  end do
  gm2 = gm2 + 3.0d0*sin(mix)
end subroutine p

function f2(x, y)
  use md, only: wp, gm1, gm2, anyf1
  implicit real(selected_real_kind(15, 307)) (a-h, o-z)
  real(wp) :: c(4, 2), w(2)
  real :: u1, u2, f2
  double precision :: da(4)
  real*8, save :: sc = 0.9d0
  do i = 1, 4
    c(i, 1) = y*(0.3d0*i)
    c(i, 2) = 0.7d0*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = y*(0.3d0*i)
  end do
  t2 = sc
  u1 = 0.7d0
  u2 = 3.0d0
  if (0.5d0 <= 1.5d0) then
    w(2) = u1*sin(i*0.25d0*u2 - acos(0.6d0*sin(w(2))))
  else
    u1 = tanh((-da(2))*((gm1 + i*0.25d0)*sin(sind(40.0d0*(u1)))))
    t2 = t2 + (y - (dim(sc, gm1) - (sc)**2))
  end if
  if (1 >= 1) then
    do j = 1, 4
      u1 = tanh(acos(0.6d0*sin(gm1)))
      c(j, 2) = sin(u1*sin(gm2)/(1.5d0 + sin(atanh(0.6d0*sin(y)))**2))
      t1 = sin(anyf1(c(j, mod(j, 2) + 1), u2))
    end do
    t1 = max(t2, w(2)) + (-0.7d0)
  else
    w(1) = w(1)*sin(gm2*sin(w(1)))
    c(2, 2) = (-u2)
  end if
  f2 = tanh(c(3, 1))*sin(0.9d0 + gm2)
end function f2
