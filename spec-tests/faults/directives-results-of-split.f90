! head p(y)/(x2)
! input n integer 3
! input x1 real -1.2369015267865975
! input x2 real -0.38024837032034153
! input xa real array 0.72356057902855797 0.32996184295077918 0.53533676665577867
! input k integer array 1 2 3
! input y real undefined 0.30843813668394732
! input xs real4 0.35374724864959717
! input g1 real common blk 1.1279268980123962
! input gc real common blk -0.45862105739533432
! input ga real array common blk 0.36836567878897719 -0.53642063607151891 0.86348139348626685
! input g2 real common blk 0.87905418596495122
! input h1 real common other 1.1692006620747215
! input gm1 real module md gm1 -1.0377801358509851
! input gmay real array module md gma 0.72510511505754094 0.62569347445638757 0.68181514487207273
! input gm2 real module md gm2 -1.0470581933871557
! input gsy real4 module md gs 0.79212278127670288
module md
  implicit none
  integer, parameter :: nm = 3
  integer, parameter :: wp = 8
  real(wp), parameter :: cm = 1.25d0
  real*8 :: gm1
  real(wp) :: gma(3)
  real*8 :: gm2
  real :: gs
  interface anyf2
    module procedure nof2, f2
  end interface anyf2
contains
  function f1(n, x, y, a)
    implicit none
    integer :: n, i
    double precision :: x, a(n), h1, t2, w(2), f1
    real(4) :: u2
    real(wp), value :: y
    common /other/ h1
    f1 = acosh(2.5d0 + 1.0d0*sin(3.0d0 + gm1))
  end function f1

  function f2(x, ps)
    integer :: i, j
    double precision :: x, gm2, t2, v(3), f2
    real*4 :: ps, u1, u2
    real(wp), save :: sc = 0.9d0
    do i = 1, 3
      v(i) = 1.25d0*(0.3d0*i)
    end do
    gm2 = exp(-(sc)**2)/(1.5d0 + sin(tanh(v(nm)))**2)
    t2 = (gm1)**2
    u1 = gs/(1.5d0 + sin((dble(i))**3)**2)
    u2 = 2.0d0*x/(1.5d0 + sin(f1(3, sc, x, v))**2)
    do i = 1, 2
      v(mod(nm + 2, 3) + 1) = tanh(x)
      do j = i + 1, 3
        v(j) = v(j) - 0.3d0*(v(i)*v(i))
      end do
      v(i) = i**sin(dble(j))/(1.5d0 + sin(0.7d0/(1.5d0 + sin(u1)**2))**2)
    end do
    f2 = x*sin(t2*sin(gma(nm)))
    f2 = f2*cos(dble(real((cm))))
  end function f2
end module md

subroutine p(n, x1, x2, xa, k, y, xs)
  use md, gmay => gma, gsy => gs
  integer :: n, k(3), i, l, i1, i2, i3, kl(3)
  real(wp) :: x1, x2, xa(n), y, g1, gc, ga(3), g2, h1, t1, t4, v(3), w(2), mix
  real*4 :: xs, u1, u2
  real(wp) :: da(3)
  data da /2*0.5d0, 1*1.5d0/
  common /blk/ g1, gc, ga, g2
  common /other/ h1
  mix = 0.0d0
  mix = mix + 1.5d0*x1
  mix = mix + 0.5d0*x2
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 1.25d0*xs
  mix = mix + 0.9d0*g1
  do i = 1, 3
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 0.5d0*g2
  mix = mix + 0.9d0*h1
  mix = mix + 2.0d0*gm1
  do i = 1, n
    mix = mix + gmay(i)*0.4d0
  end do
  mix = mix + 0.7d0*gm2
  mix = mix + 0.3d0*gsy
  do i = 1, n
    v(i) = 1.25d0*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = cm*(0.3d0*i)
  end do
  do i = 1, n
    kl(i) = mod(i*1, 3) + 1
  end do
  t4 = xs*(w(2) - xa(kl(2)))
  i1 = mod(nm + 3, 3) + 1
  i2 = k(nm)
  u2 = (1.2d0 + ((1.2d0 + (xa(nm))**2)**0.75d0)**2)**0.75d0
  do l = 3, 1, -1
    if (mod(i2 + 0, 3) + 1 >= 1) then
      if (h1 <= 0.9d0) then
        ga(1) = sin(0.6d0*sin(ga(1)) + (dble((xs)) + (t4 + xs) + i1*0.25d0))
        i3 = 3
        g1 = exp(sin(xa(kl(i3)) + h1))
        gmay(2) = gmay(2) + g1
      else
        ga(i1) = anyf2(gm1, gsy)
      end if
    else
      if (cm >= 0.9d0) v(mod(i2 + 3, 3) + 1) = x1*sin(1.5d0)
      i3 = kl(i2)
      w(1) = anyf2(x1, u2)
    end if
    i3 = 3
    gm2 = sin(sqrt(1.0d0 + (log10(3.0d0 + cos(da(k(l)) - gm2)))**2))
  end do
  u1 = sqrt(1.0d0 + (x1)**2)*dble(l)
  do i = 1, 3
    gm1 = 0.6d0*sin(gm1) + (w(1) + g2 + (w(2) - gm1))
  end do
  gm1 = gm1*cos(gm1)
  do l = nm, nm
    u2 = ga(n)*v(k(kl(2)))
    g1 = tanh(u2*u2*cm)
    i2 = l
    t1 = tanh(anyf2(cm, u2))
  end do
  i3 = kl(nm)
  w(1) = w(1)*cos(w(1))
  gmay(k(mod(i1 + 2, 3) + 1)) = gmay(k(mod(i1 + 2, 3) + 1)) + 0.3d0/(1.5d0 + sin(h1)**2)
  y = abs(dble(u2)) - g1*gsy
  y = y + 0.9d0*sin(mix)
  g1 = g1 + 0.5d0*sin(mix)
  do i = 1, 3
    ga(i) = ga(i) + 0.3d0*sin(mix)
  end do
  g2 = g2 + 0.9d0*sin(mix)
  h1 = h1 + 1.25d0*sin(mix)
  gm1 = gm1 + 1.5d0*sin(mix)
  do i = 1, 3
    gmay(i) = gmay(i) + 1.5d0*sin(mix)
  end do
  gm2 = gm2 + 0.7d0*sin(mix)
  gsy = gsy + 0.5d0*sin(mix)
end subroutine p
