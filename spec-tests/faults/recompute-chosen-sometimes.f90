! head p(ya)/(x1)
! input n integer 5
! input x1 real 0.21865216671794779
! input xa real array 1.0180775104557012 0.27626583919800246 0.25100071442061139 0.73165751245045429 0.93314308629693232
! input y real undefined 0.35708855607067858
! input ya real array undefined 0.50375291916120479 -1.0735594812033795 0.46699968457620072 1.1860143418136255 0.26674866266040015
! input g1 real common blk -0.42012725879038493
! input ga real array common blk 0.23683336431077462 1.0652520634518252 0.61403772857409256 0.50628942777327846 0.48287876102706628
! input kg integer common ints 5
! input gm1 real module md gm1 -0.5557014294699496
! input gm2y real module md gm2 0.50317516307634436
! input km integer module md km 1
! input gma real array module md gma -0.49947936734270842 -1.0449875656852496 1.2897839005029903 0.71616888528284495 1.1778856127329524
module md
  implicit none
  integer, parameter :: wp = 8
  real*8 :: gm1
  real(wp) :: gma(5)
  real*8 :: gm2
  integer :: km
  interface anyf1
    module procedure f1, nof1
  end interface anyf1
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
  use md, only: wp, gm1, gm2y => gm2, km
  implicit none
  integer :: n, kg, i, j, i1, i2, i3
  logical :: lf
  logical*8 :: lh
  real*8 :: x1, xa(n), y, ya(n), g1, ga(5), t1, t2, v(5), mix
  real*4 :: u1, u2, f2
  common /blk/ g1, ga
  common /ints/ kg
  equivalence (i1, i2)
  mix = 0.0d0
  mix = mix + 0.3d0*x1
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 2.0d0*g1
  do i = 1, n
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 0.9d0*gm1
  mix = mix + 0.7d0*gm2y
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
    do j = km, n
      t2 = tanh(t2*ga(5))
      g1 = sin(t2*t2*gm2y)
      u2 = sin(max(t2, gm1))
      i2 = 3
      do u2 = u2, u2 + 2.5d0
        t1 = tanh(dble((u1))*dble(u2))
        u1 = 0.5d0 + i*0.25d0
      end do
      xa(mod(km + 3, 5) + 1) = tanh(log(2.0d0 + sin(erfc(1.25d0*u1))))
      km = mod(i2 + 0, 5) + 1
    end do
    v(mod(n + 2, 5) + 1) = min(dble(tanh(sinh(sin(u1)))), atan(x1 + v(mod(i + 2, 5) + 1), 1.5d0 + &
        0.5d0*sin(0.7d0*sin(v(kg)))))
  end do
  gm1 = dble(real((g1*sin(ga(km))), 4)) - exp(-(gm1)**2)/(1.5d0 + sin(tanh(ga(kg)))**2)
  y = gm1/(1.5d0 + sin((km*0.25d0)**2)**2)
  do i = 1, 5
    xa(i) = xa(i) + 1.5d0*sin(mix)
  end do
  y = y + 0.5d0*sin(mix)
  do i = 1, 5
    ya(i) = ya(i) + 0.5d0*sin(mix)
  end do
  g1 = g1 + 0.7d0*sin(mix)
  do i = 1, 5
    ga(i) = ga(i) + 2.0d0*sin(mix)
  end do
  gm1 = gm1 + 0.5d0*sin(mix)
  gm2y = gm2y + 0.7d0*sin(mix)
end subroutine p
