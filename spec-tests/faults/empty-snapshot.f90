! head p(gm1)/(gma)
! input n integer 3
! input x1 real 0.25671532155271642
! input x2 real 0.49737380306539186
! input xa real array -0.95497692553114821 1.160348091622295 0.58994827837270647
! input k integer array 2 1 1
! input y real 0.37713204818120294
! input xs real4 0.72030216455459595
! input ys real4 undefined 0.90388047695159912
! input xsa real4 array 1.032903790473938 1.2103145122528076 0.27289518713951111
! input gm1 real module md gm1 -0.49687241047185093
! input gma real array module md gma 0.94874736076877153 -0.8631413039182918 0.87172200417345858
! input km integer module md km 2
! input gm2 real module md gm2 0.40290365954757956
module md
  implicit none
  integer, parameter :: wp = 8
  real*8 :: gm1
  real*8 :: gma(3)
  real(wp) :: gm2
  integer :: km
  interface anyf1
    module procedure nof1, f1
  end interface anyf1
contains
  subroutine s2(n, p, q, r, a, a2, as, e2, e3, k1)
    implicit none
    integer :: n, k1, i
    integer*1 :: i3
    integer(2) :: i1
    logical(8) :: lf
    real(wp) :: q, a(*), a2(n), e2(2), e3(2), t2, c(3, 2)
    real(4) :: as(n), u1, us(3)
    real(wp), value :: p
    double precision, value :: r
    do i = 1, n
      c(i, 1) = 0.5d0*(0.3d0*i)
      c(i, 2) = gm2*(0.3d0*i)
    end do
    do i = 1, 3
      us(i) = q*(0.3d0*i)
    end do
    t2 = 0.3d0
    i1 = km
    i3 = int(i1)
    lf = .false.
    u1 = 1.25d0
    gma(mod(int(i1) + 3, 3) + 1) = dble(as(km) + a2(km))
    us(mod(k1 + 3, 3) + 1) = us(mod(k1 + 3, 3) + 1) + dble(i3)*gm1
    do i = 2, 2
      t2 = t2 + (us(i + 1)*us(i + 1) + a(n)*sin(t2))
      a(i) = tanh(us(i + 1)*us(i + 1) + min(t2, q))
    end do
  end subroutine s2

  subroutine p(n, x1, x2, xa, k, y, xs, ys, xsa)
    implicit none
    integer :: n, k(3), i, j, l, i1, i2, i3, kl(3), is
    logical*1 :: lf
    real*8 :: x1, x2, xa(n), y, gm2, t1, t2, v(3), c(3, 2), w(2), mix
    real :: xs, ys, xsa(3), u1, u2, us(3), f2
    namelist /nl/ n, u2
    mix = 0.0d0
    mix = mix + 1.25d0*x1
    mix = mix + 3.0d0*x2
    do i = 1, n
      mix = mix + xa(i)*0.4d0
    end do
    mix = mix + 2.0d0*y
    mix = mix + 0.5d0*xs
    do i = 1, n
      mix = mix + xsa(i)*0.4d0
    end do
    mix = mix + 0.3d0*gm1
    do i = 1, 3
      mix = mix + gma(i)*0.4d0
    end do
    do i = 1, n
      v(i) = 0.5d0*(0.3d0*i)
    end do
    do i = 1, 3
      c(i, 1) = 1.5d0*(0.3d0*i)
      c(i, 2) = x1*(0.3d0*i)
    end do
    do i = 1, 2
      w(i) = 0.5d0*(0.3d0*i)
    end do
    do i = 1, n
      kl(i) = mod(i*1, 3) + 1
    end do
    do i = 1, n
      us(i) = 0.7d0*(0.3d0*i)
    end do
    gm2 = gma(n) - w(2) - tan(0.4d0*sin(v(3)))
    i1 = kl(n)
    i2 = km
    lf = i2*0.25d0 <= 1.5d0
    u1 = merge(w(1) + x1, gma(n) + 1.25, x2 <= 2.0d0)
    u2 = (gma(kl(km)) + xs)*y
    if (c(1, mod(km, 2) + 1) < 1.5d0) then
      call s1(n, y*sin(w(1))*cos(atan2(gm2, 1.5d0 + (gm2)**2)), gm2, y, c(1, 2), c(1, 2), u2, &
          gma(min(i2, 2)))
    else
      lf = xsa(2) >= gma(mod(i2 + 2, 3) + 1)
      if (lf) x2 = x2*cos(xs - 3.0d0)
      is = 2
      do l = 1, n, is
        u1 = (1.2d0 + (1.25d0)**2)**0.75d0 + 1.25d0*sin(v(i2))*sin(dble(real((gma(kl(i1))), 4)))
        is = -1
      end do
    end if
    t1 = sin(abs(xsa(kl(mod(i1 + 0, 3) + 1)) - dble(i1)))
    t2 = v(k(1))*y
    is = 1
    do l = 2, 2, is
      xs = 0.6d0*sin(xs) + ((-x2) - atan((1.2d0 + (gm2)**2)**0.75d0, 1.5d0 + 0.5d0*sin(2.0d0 + &
          xa(1))))
      i3 = i1
      do j = n, 1, -2
        ys = tanh(xa(mod(i3 + 2, 3) + 1)/(1.5d0 + sin(w(2))**2) + max(gm1, c(n, 2)) + sin(t1 - &
            c(k(k(2)), mod(i1, 2) + 1)))
        u1 = acosh(1.0d0 + (gm1 - gm1)**2) + gm1
      end do
      is = 1
    end do
    gm2 = gm2*cos(gm2)
    do j = n, 1, -1
      do i = 2, 2
        gma(i) = xa(i - 1)*u2 + xa(i)
        v(i) = xa(i)*xa(i) + w(2)*sin(xa(3))
      end do
      if (lf) then
        call s2(3, (us(i1) - v(k(i1)))*cos(max(dble(xsa(i1)), 3.0d0)), t1, v(2), v, xa, xsa, w, &
            w, i2)
      end if
    end do
    do t2 = 1, 3, 2
      u1 = tanh(i1**sin(gm1)*dble(t2))
      t1 = sin(t1 + dble(real((bessel_y0(2.0d0 + 1.0d0*sin(dble(real((gm1), 4))))), 4)))
    end do
    do j = k(km), mod(km + 2, 3) + 1, -1
      i1 = 2
    end do
    t2 = t2 + f2(xa(i2), x1)
    do j = 3, 1, -1
      kl(kl(km)) = mod(n + 1, 3) + 1
      v(kl(mod(j + 3, 3) + 1)) = 0.6d0*sin(v(kl(mod(j + 3, 3) + 1))) + (gm2/(1.5d0 + &
          sin(1.5d0)**2))*aint(x1)
    end do
    ys = gm2
    x2 = x2 + 0.5d0*sin(mix)
    do i = 1, 3
      xa(i) = xa(i) + 0.3d0*sin(mix)
    end do
    y = y + 3.0d0*sin(mix)
    xs = xs + 0.7d0*sin(mix)
    ys = ys + 3.0d0*sin(mix)
    do i = 1, 3
      xsa(i) = xsa(i) + 2.0d0*sin(mix)
    end do
    gm1 = gm1 + 3.0d0*sin(mix)
    do i = 1, 3
      gma(i) = gma(i) + 1.25d0*sin(mix)
    end do
  end subroutine p
end module md

subroutine s1(n, p, q, r, a, a2, ps, s)
  use md, only: wp, gm1, gm2
  implicit real(selected_real_kind(15, 307)) (a-h, o-z)
  integer :: kl(3)
  double precision :: a(n), a2(n), s(2), c(3, 2), w(2)
  real :: ps, u1
  character(len=4) :: ch
  real*8 :: dc
  data dc /0.75d0/
  namelist /nl/ ps, dc
  do i = 1, n
    c(i, 1) = gm2*(0.3d0*i)
    c(i, 2) = 0.9d0*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = 0.3d0*(0.3d0*i)
  end do
  do i = 1, n
    kl(i) = mod(i*1, 3) + 1
  end do
  t2 = dble(sngl((gm1)))*gm2
  t3 = acos(0.6d0*sin(dble(c(n, 1))))
  i1 = n
  i2 = i1
  i3 = kl(n)
  u1 = 1.5d0
  ch = 'down'
  c(kl(mod(n + 2, 3) + 1), 2) = w(2)/(1.5d0 + sin(a(i3))**2)
  gm1 = max(s(2) - dc, atan2(q, 1.5d0 + (q)**2)) - (0.7d0 + t2 + dble(real((r))))
  c(mod(i1 + 1, 3) + 1, 2) = c(mod(i1 + 1, 3) + 1, 2)*cos(c(mod(i1 + 1, 3) + 1, 2))
  w(1) = sqrt(1.0d0 + (i3*0.25d0)**2)
  q = q*cos(q)
end subroutine s1

function f2(x, y)
  use, intrinsic :: ieee_arithmetic
  use md, only: wp, gm1, gm2
  implicit real(selected_real_kind(15, 307)) (a-h, o-z)
  real*8 :: c(3, 2), w(2)
  real*4 :: u1, u2, f2
  real(wp) :: da(3)
  data da /2*0.5d0, 1*1.5d0/
  real*8, save :: sc = 0.9d0
  do i = 1, 3
    c(i, 1) = 0.7d0*(0.3d0*i)
    c(i, 2) = 1.5d0*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = 1.5d0*(0.3d0*i)
  end do
  u1 = sc
  u2 = 0.7d0
  u2 = 0.5d0
  f2 = da(2)
end function f2
