! head p(h1)/(gma)
! input n integer 5
! input x1 real -1.0179572319267798
! input x2 real 1.1640458114403454
! input xa real array -0.71252830326604788 0.61468406091356498 0.87983509489531775 -0.24205751969281797 0.35559619313401092
! input k integer array 1 3 1 1 1
! input m integer 5
! input y real undefined -0.67500569786667564
! input g1 real common blk 0.72295046320735645
! input gc real common blk 0.76262228632940654
! input ga real array common blk 0.46385949005408028 -0.20778711141498774 -1.2709473680490966 0.64298600132681205 -1.1542033795032336
! input g2 real common blk -0.5137633397646082
! input kg integer common ints 4
! input h1 real common other 0.59658300621760496
! input gma real array module md gma -0.87559645610916736 -0.88659770973958252 1.2914355186833837 0.77390901895252084 -1.1504494411701824
! input ke integer module md ke 5
! input gm1 real module md gm1 -0.37470007456504462
! head s2(p,a)/(p,q,r,a)
! input p real 0.7751175104794803
! input q real 0.28835789604614431
! input r real -0.77959590813976698
! input a real array 1.1567969816798078 -0.9522336924099819 0.88000985041329916 1.2839092501999321 1.2961433267779472
! input e2 real array -0.98217185550814312 -0.4406817447111524
! input e3 real array 0.77610662376631367 0.29642200988663736
! input d real array -0.56094548692217749 -1.1124803951245854 1.0443713319628922 0.73155515440663632 0.80187663077385563 0.51081659070027285 -0.72036429745715136 0.27791394896621913 0.60280037047324764 -0.92969781970864962
! input k1 integer 1
! input h1 real common other 0.86341268046592168
! input gm1 real module md gm1 1.0867248618989502
! input gma real array module md gma 0.26551672121787973 0.84763513637552612 1.1411448903642465 0.91305671308016789 1.0517257646587248
! input ke integer module md ke 5
module md
  implicit none
  integer, parameter :: nm = 5
  integer, parameter :: wp = 8
  real(wp), parameter :: cm = 1.25d0
  real(wp) :: gm1
  real(wp) :: gma(5)
  integer :: ke
end module md

function f1(x, y)
  implicit none
  real*8 :: x, y, t1, f1
  t1 = bessel_y0(2.0d0 + 1.0d0*sin(y))*sin(1.5d0 + y)
  t1 = x
  f1 = t1
end function f1

subroutine s2(p, q, r, a, e2, e3, d, k1)
  use md, only: wp, cm, gm1, gma
  implicit none
  integer :: k1, i, j, i2, i3, kl(5)
  logical :: lf
  real(wp) :: p, q, r, a(0:4), e2(2), e3(2), d(5, 2), h1, t1, t2, t3, v(0:4), c(5, 2), mix
  common /other/ h1
  mix = 0.0d0
  mix = mix + 2.0d0*p
  mix = mix + 3.0d0*q
  mix = mix + 2.0d0*r
  do i = 1, 5
    mix = mix + a(i - 1)*0.4d0
  end do
  do i = 1, 5
    v(i - 1) = gm1*(0.3d0*i)
  end do
  do i = 1, 5
    c(i, 1) = 0.5d0*(0.3d0*i)
    c(i, 2) = cm*(0.3d0*i)
  end do
  do i = 1, 5
    kl(i) = mod(i*3, 5) + 1
  end do
  t1 = cm + d(3, 2) + 0.9d0
  t2 = 0.3d0
  t3 = atan(t1)
  i2 = k1
  i3 = mod(k1 + 3, 5) + 1
  lf = c(kl(i3), 2) < 0.7d0
  c(kl(i2), mod(i2, 2) + 1) = 0.5d0*sin(c(kl(kl(i3)), 2)) + i2**sin(t1)
  k1 = 2 - 1
  do j = 2, k1
    p = 1.5d0
  end do
  p = p*sin(c(i2, mod(i3, 2) + 1)/(1.5d0 + sin(q)**2)*(c(kl(i3), 2) - t1))
  i3 = i3
  h1 = acosh(1.0d0 + (t1 - t1)**2) + erfc_scaled(1.5d0 + 2.0d0*sin(gm1))
  p = p + 0.5d0*sin(mix)
  do i = 1, 5
    a(i - 1) = a(i - 1) + 0.3d0*sin(mix)
  end do
  do i = 1, 5
    t1 = a(i - 1)*0.7d0
    h1 = h1 - tanh(t1*a(i - 1) + t1)
    t3 = t3 + (t1*a(i - 1) + gm1*e3(1))
    t1 = sin(t1*a(i - 1) + k1*0.25d0)
  end do
end subroutine s2

subroutine p(n, x1, x2, xa, k, m, y)
  use md, only: nmy => nm, cm, gma, ke
  implicit none
  integer :: n, k(5), m, kg, i, j, l, i1, i2, i3, is
  real*8 :: x1, x2, xa(5), y, g1, gc, ga(5), g2, h1, t1, w(2), mix, f1
  common /blk/ g1, gc, ga, g2
  common /ints/ kg
  common /other/ h1
  save /other/
  equivalence (i1, i2)
  mix = 0.0d0
  mix = mix + 0.5d0*x1
  mix = mix + 0.5d0*x2
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 0.5d0*g1
  do i = 1, 5
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 0.5d0*g2
  mix = mix + 0.3d0*h1
  do i = 1, n
    mix = mix + gma(i)*0.4d0
  end do
  do i = 1, 2
    w(i) = 1.25d0*(0.3d0*i)
  end do
  t1 = g1 + x1 - (g2 + g2)
  i1 = k(n)
  i3 = k(3)
  gma(nmy) = sin(dble(0.3d0 - h1))
  do i = 1, n
    x1 = tanh((0.9d0*sin(dble(w(1))))**3)
    do l = n, nmy
      w(2) = ga(m)
      w(2) = sin(w(2)*cos(w(2)))
    end do
  end do
  is = 1
  do i = k(5), kg, is
    gma(k(n)) = sin(gma(k(n)))*(1.25d0/(1.5d0 + sin(xa(mod(kg + 0, 5) + 1))**2))
    is = -1
  end do
  if (ga(mod(n + 3, 5) + 1) >= 1.25d0) then
    if (ke > 1000000) stop 'too large'
  end if
  select case (m)
  case default
    h1 = t1
    gma(4) = gma(4)*sin(3.0d0)
  case (4)
    do l = i3, kg
      t1 = sin(x2*gma(2))
      x1 = t1*t1*g1
      do j = 1, 5
        i2 = mod(n + 2, 5) + 1
        k(k(i1)) = kg
        gma(k(2)) = sin(gma(k(2)))*kg**sin(gma(mod(i1 + 2, 5) + 1))
      end do
      ga(mod(i3 + 3, 5) + 1) = (cm - w(1))*sin(cm/(1.5d0 + sin(cm)**2))*cos(g1*ga(k(4)))
      kg = nmy
    end do
    ga(n) = tanh(xa(n) + sin(w(2) - g2)**i3)
  case (5)
  end select
  t1 = (t1 + t1)*(w(1) - h1) + x2
  x1 = x1 + (ga(m)/(1.5d0 + sin(x2)**2) + h1/(1.5d0 + sin(ga(m))**2))
  t1 = 0.6d0*sin(t1) + f1(t1, h1)
  y = (1.2d0 + (1.25d0)**2)**0.75d0
  x1 = x1 + 0.3d0*sin(mix)
  y = y + 0.7d0*sin(mix)
  g1 = g1 + 3.0d0*sin(mix)
  do i = 1, 5
    ga(i) = ga(i) + 2.0d0*sin(mix)
  end do
  g2 = g2 + 1.5d0*sin(mix)
  h1 = h1 + 0.5d0*sin(mix)
  do i = 1, 5
    gma(i) = gma(i) + 3.0d0*sin(mix)
  end do
end subroutine p
