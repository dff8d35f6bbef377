! head p(ya)/(x1)
! input n integer 5
! input x1 real -1.13712764663189
! input xa real array 0.69992981151934652 0.37728915075423741 0.48020325308277001 0.83662144876431799 -0.22527961245372627
! input y real undefined 1.23989116303786
! input ya real array undefined 0.5441407316391067 0.54460903373824621 0.70016373714545033 -0.20959644609423 0.72263325609675988
! input g1 real common blk -0.98222825898703681
! input ga real array common blk 1.1836597110580247 -1.1158860465984743 -0.28141676383288949 0.72927349498819583 -0.32511988602316383
! input kg integer common ints 1
! input gm1 real module md gm1 0.38094262708335741
! input gm2y real module md gm2 1.1035877887560543
! input km integer module md km 3
! input gma real array module md gma -1.2263203367306166 0.59694901139142231 0.89577078792880171 -0.47152139117593461 1.235441463025801
module md
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: gm1
  real(wp) :: gma(5)
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
  t2 = 0.7d0
  f2 = (-gv(mod(kgz + 3, 5) + 1))
end function f2

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

subroutine p(n, x1, xa, y, ya)
  use md, only: wp, gm1, gm2y => gm2, km, canyf1 => anyf1
  implicit none
  integer :: n, kg, i, j, l, i1, i2, i3, iw
  logical :: lf
  logical*8 :: lh
  real(wp) :: x1, xa(n), y, ya(n), g1, ga(5), t1, t2, v(5), mix
  real :: u1, u2, f2
  common /blk/ g1, ga
  common /ints/ kg
  equivalence (i1, i2)
  mix = 0.0d0
  mix = mix + 1.25d0*x1
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 0.7d0*g1
  do i = 1, n
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 3.0d0*gm1
  mix = mix + 0.3d0*gm2y
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
    do l = 1, n
      lh = kg /= 5
    end do
    xa(km) = tanh(max(u1 - ya(mod(i1 + 0, 5) + 1), v(mod(kg + 2, 5) + 1)))
  end do
  do u1 = u1, u1 - 1.25d0, -0.5d0
    y = dble(i3)*sin(0.5d0)*dble(u1)
    t2 = sin(u1*u1)
    u2 = t2*t2*g1
    y = sin(kg**sin(u2 + ga(i3)))
    iw = 2
    do while (iw > 0)
      if (3.0d0 <= 0.7d0) then
        g1 = tanh(exp(0.5d0*sin(u1/(1.5d0 + sin(dble(km))**2))))
        ga(kg) = sin(y*gm2y*ga(mod(i3 + 1, 5) + 1))
      end if
      ga(n) = tanh(acos(0.6d0*sin(ga(mod(n + 1, 5) + 1)))*(gm1 + sign(x1, 0.3d0)))
      ya(i3) = tanh((dble(i1)*u1 + canyf1(xa(mod(i3 + 2, 5) + 1), u1))*(canyf1(g1, real(v(i1)))* &
          (y + ga(kg))))
      iw = iw - 1
    end do
  end do
  y = g1/(1.5d0 + sin(ya(i1))**2)*(dble(i) + t2)
  do i = 1, 5
    xa(i) = xa(i) + 2.0d0*sin(mix)
  end do
  y = y + 0.9d0*sin(mix)
  do i = 1, 5
    ya(i) = ya(i) + 3.0d0*sin(mix)
  end do
  g1 = g1 + 3.0d0*sin(mix)
  do i = 1, 5
    ga(i) = ga(i) + 0.7d0*sin(mix)
  end do
  gm1 = gm1 + 1.25d0*sin(mix)
  gm2y = gm2y + 1.5d0*sin(mix)
end subroutine p
