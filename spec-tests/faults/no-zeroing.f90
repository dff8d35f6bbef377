! head p(g1)/(gm2y)
! input n integer 5
! input x1 real 0.33802718346508526
! input xa real array 0.28035297294950767 -0.38462073550930875 0.52706708458080209 0.55196728564408659 -0.33869656200311948
! input y real undefined -0.93498946004801797
! input ya real array undefined -0.83263357980265806 -0.5255197181194935 0.40795272583541436 -0.8174899870504746 0.53303917067350293
! input g1 real common blk -0.68379791323640904
! input ga real array common blk -0.52487645324048882 -0.83777455391891231 0.98881289740912415 -0.27589981784088774 0.46658566860805345
! input kg integer common ints 1
! input gm1 real module md gm1 -0.30442201423871734
! input gm2y real module md gm2 0.53279173567638782
! input km integer module md km 3
! input gma real array module md gma 1.2591992423428755 0.97035802539187488 0.92343823325386976 0.20428895571465361 -0.61377801361275464
module md
  implicit none
  integer, parameter :: wp = 8
  real*8 :: gm1
  real*8 :: gma(5)
  real(wp) :: gm2
  integer :: km
  interface anyf1
    module procedure f1, nof1
  end interface anyf1
contains
  function f1(x, ps)
    implicit none
    real*8 :: x, t1, f1
    real(4), value :: ps
    t1 = acos(0.6d0*sin(cos(ps)))
    f1 = t1 - ps + x
  end function f1
end module md

subroutine p(n, x1, xa, y, ya)
  use md, only: wp, gm1, gm2y => gm2, km, anyf1, f1
  implicit none
  integer :: n, kg, i, j, l, i1, i2, i3
  logical :: lf
  logical(8) :: lh
  double precision :: x1, xa(n), y, ya(n), g1, ga(5), t1, t2, v(5), mix
  real*4 :: u1, u2, f2
  common /blk/ g1, ga
  common /ints/ kg
  equivalence (i1, i2)
  mix = 0.0d0
  mix = mix + 2.0d0*x1
  do i = 1, 5
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 3.0d0*g1
  do i = 1, n
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 0.7d0*gm1
  mix = mix + 0.9d0*gm2y
  do i = 1, n
    ya(i) = x1*(0.3d0*i)
  end do
  do i = 1, n
    v(i) = gm1*(0.3d0*i)
  end do
  t2 = 2.0d0
  i3 = km
  lf = x1 > 0.7d0
  lh = 0.9d0 > g1 .or. km <= 1
  u1 = 0.9d0
  do i = 1, n
    u1 = v(i)*0.7d0
    v(i) = tanh(v(i)*(u1*u1) + (gm2y + ga(i3)))
  end do
  select case (km)
  case (:1)
    i3 = 5
    call s1(i3, v(1), gm1, xa)
    xa(km) = 0.6d0*sin(xa(km)) + (sign((ya(kg))**3, ya(km)*sin(ga(kg))) - (gm1*v(kg) - (-u1)))
    km = n
  case (2)
    ya(i3) = min(atan2(gm2y, 1.5d0 + (v(km))**2), gm1 + 0.3d0, dble(0.5)) + 1.25d0
    i1 = 1
    xa(i1) = sin(xa(i1))*(ga(kg)/(1.5d0 + sin(v(4))**2))
    i1 = 4
  end select
  i3 = 5
  call s1(i3, t2, ya(i3), xa)
  do i = 1, 4
    i2 = mod(i, 5) + 1
    v(i) = ya(i2)*ya(i) + ya(i)*g1
  end do
  if (lf .eqv. x1 >= 2.0d0) then
    i1 = kg
    do i = 1, n
      u2 = sin(exp(-((ga(km) - t2)*(v(km)/(1.5d0 + sin(x1)**2)))**2))
      do j = 1, n
        ya(4) = tanh(dble(v(n)*u2))
        v(mod(i + 0, 5) + 1) = sin(v(mod(i + 0, 5) + 1)*cos(v(mod(i + 0, 5) + 1)))
        t1 = f2(ga(5), u1*sin(t2)*cos(t2))
      end do
    end do
  else
    ya(i3) = gm1*gm1 - (gm1 - kg*0.25d0)
    if (xa(n) > 0.7d0) then
      ga(i3) = ga(i3)*sin(gm1)
    else
      select case (i3)
      case (1:3)
        xa(n) = (gm2y*ga(mod(i3 + 1, 5) + 1))*anint(ya(n) - x1)
        t2 = (ga(1) + ga(n))*sin(max(x1, xa(mod(km + 0, 5) + 1)))
      case (4)
        i3 = 5
      case default
        u2 = erfc(xa(4))/(1.5d0 + sin(ya(km))**2)*sin(t2 + i*0.25d0 + gm1)
        u1 = u1 + (u2 - u2)
      case (5, 6:)
        t1 = g1*sin(gm2y) + u1
      end select
    end if
  end if
  i1 = mod(n + 0, 5) + 1
  i3 = 4
  do i = 1, 2
    i3 = i3 - 1
    u1 = u1*sin(ya(i3))
    do l = kg, 5
      lh = kg /= 5
      kg = kg
    end do
    do t2 = t2, t2 + 1.25d0, 0.5d0 + 0.02d0*sin(xa(i))
      t1 = sin(gm1)**kg*dble(t2)
      t1 = sin(g1*0.7d0)
      gm2y = sin(t1*t1*(km*0.25d0))
      ga(mod(i3 + 2, 5) + 1) = tanh(cosh(sin(u1)))
      if (ya(2) <= 0.3d0 .or. i1 <= 1) then
        t1 = tanh(f1((ya(kg) + xa(mod(i + 2, 5) + 1))*cos(xa(km)*ya(i)), real(1.25d0)) + 0.9d0)
        ga(i3) = sin(ga(i3) + exp(-((ga(i) - km*0.25d0)*(ga(km)*g1))**2))
      end if
    end do
  end do
  if (lh) then
    do j = n, 1, -1
      g1 = sin(acos(0.6d0*sin(u1)))
      u2 = gm1*sin(xa(i1))*(ya(i3) + 3.0d0) + 0.01d0*acosd(0.7d0*sin(v(mod(kg + 3, 5) + 1)))* &
          sin(0.7d0/(1.5d0 + sin(t2)**2))
      ya(n) = ya(n) + (u2 - v(i1))
    end do
    do i = 1, 4
      if (ga(i) > v(mod(kg + 1, 5) + 1)) then
        ga(i) = sin(ga(i)*v(mod(kg + 1, 5) + 1))
      else
        ga(i) = ga(i) + 0.9d0
      end if
    end do
  else
    v(i1) = dble(real(((1.2d0 + (bessel_yn(0, 4.0d0 + 1.0d0*sin(dble(km))))**2)**0.75d0)))
    if (0.5d0 < v(mod(kg + 0, 5) + 1)) then
      v(i3) = km**sin(1.25d0*sin(v(kg)))
    else
      t2 = t2 + (dble(real((dble(i)))) + ga(4)/(1.5d0 + sin(v(km))**2) - dble(0.9d0)*ga(i3))
      i1 = mod(i1 + 0, 5) + 1
    end if
  end if
  y = 0.5d0
  do i = 1, 5
    xa(i) = xa(i) + 0.7d0*sin(mix)
  end do
  y = y + 0.9d0*sin(mix)
  do i = 1, 5
    ya(i) = ya(i) + 3.0d0*sin(mix)
  end do
  g1 = g1 + 0.5d0*sin(mix)
  do i = 1, 5
    ga(i) = ga(i) + 0.5d0*sin(mix)
  end do
  gm1 = gm1 + 0.7d0*sin(mix)
  gm2y = gm2y + 1.5d0*sin(mix)
  do i = 1, n
    u2 = v(i)*0.7d0
    do j = 1, n
      u2 = u2 + sin(v(j)*0.7d0)*0.2d0
    end do
    if (u2 > v(i)) then
      u2 = sin(u2*v(i) + atan(v(kg)))
    else
      u2 = u2*v(i) + anyf1(dble(1.25), sngl(gm2y))
    end if
    xa(i) = xa(i) + sin(u2*v(i) + (t2 - x1))
    u2 = sin(u2*v(i) + v(kg)*ya(i))
    gm2y = gm2y + tanh(u2*v(i) + 0.3d0*xa(i1))
  end do
  v(2) = sin(v(2))*dble(sngl((g1)))
end subroutine p

subroutine s1(n, p, q, a)
  implicit none
  integer :: n, i, i1, i2, i3, kl(5)
  real*8 :: p, q, a(n), g1, ga(5), t2, v(0:4), mix
  real :: u1, u2
  real*8 :: dc
  data dc /0.75d0/
  common /blk/ g1, ga
  mix = 0.0d0
  mix = mix + 0.3d0*p
  mix = mix + 0.5d0*q
  do i = 1, 5
    mix = mix + a(i)*0.4d0
  end do
  do i = 1, 5
    v(i - 1) = g1*(0.3d0*i)
  end do
  do i = 1, 5
    kl(i) = mod(i*2, 5) + 1
  end do
  t2 = 0.3d0
  i1 = 5
  i2 = 5
  u1 = g1*dc + abs(q)
  u2 = g1/(1.5d0 + sin(dc)**2)*sin(tanh(g1))
  u1 = g1 - ga(mod(n + 3, 5) + 1)
  u2 = g1*ga(n)
  q = tanh(tanh(ga(kl(i1))))
  i3 = i2
  n = i1
  p = p + 3.0d0*sin(mix)
  q = q + 1.5d0*sin(mix)
end subroutine s1

function f2(x, y)
  implicit none
  integer :: kgz, i, jw
  double precision :: x, y, gv(5), gw, t1, t2, t3, v(0:4), c(5, 2)
  real :: f2
  real*8 :: dc
  data dc /0.75d0/
  real*8, save :: sc = 0.9d0
  common /blk/ gv, gw
  common /ints/ kgz
  do i = 1, 5
    v(i - 1) = 1.5d0*(0.3d0*i)
  end do
  do i = 1, 5
    c(i, 1) = 1.5d0*(0.3d0*i)
    c(i, 2) = dc*(0.3d0*i)
  end do
  t1 = sc
  t2 = 0.7d0
  t3 = 3.0d0
  v(mod(kgz + 0, 5) + 1 - 1) = v(mod(kgz + 0, 5) + 1 - 1)*cos(v(mod(kgz + 0, 5) + 1 - 1))
  jw = kgz
  do while (jw > 0)
    t2 = sin(acos(0.6d0*sin(t3)))
    c(kgz, 2) = sin(c(kgz, 2)*sin(max(t1*sc, t1*sin(y), scale(t3, -2))))
    jw = jw - 1
  end do
  f2 = (-gv(mod(kgz + 3, 5) + 1))
  f2 = f2*cos(gv(kgz) - t2)
end function f2
