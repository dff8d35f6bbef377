! head p(ya)/(xa)
! input n integer 5
! input x1 real -0.46430625253186625
! input xa real array 0.37665002119858748 0.48819810136263786 0.3785944611725085 0.81098064125151037 0.83774886741140286
! input k integer array 1 1 5 2 5
! input y real undefined -1.2420220815078544
! input ya real array undefined 0.45346878828606418 1.1437764216508655 0.2027719718585563 -0.49821247292980297 0.60847903671810655
! input g1 real common blk 0.20909708163052351
! input gc real common blk 0.65702908581673414
! input ga real array common blk 0.20236414014394483 0.60912138395006599 0.34340729739015285 1.1006870517007321 1.1019792941500122
! input gm1 real module md gm1 0.50763710090216763
! input gma real array module md gma -0.35626675653808426 -0.27820997835434197 -0.60186088068521726 1.1162470389392114 0.91277542210944795
! input gm2 real module md gm2 -1.2013366103441048
! input km integer module md km 3
module md
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: gm1
  real*8 :: gma(5)
  real(wp) :: gm2
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
end module md

subroutine p(n, x1, xa, k, y, ya)
  use md, canyf1 => anyf1
  integer :: n, k(5), i, j, l, i1, i2, i3, kl(5), jw
  integer*8 :: ll
  real(wp) :: x1, xa(n), y, ya(n), g1, gc, ga(5), cd1, cda(5), t1, t2, t3, t4, c(5, 2), mix
  real :: u1, u2, us(5)
  character(len=4) :: ch
  common /blk/ g1, gc, ga
  common /fixed/ cd1, cda
  mix = 0.0d0
  mix = mix + 3.0d0*x1
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 2.0d0*g1
  do i = 1, n
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 0.9d0*gm1
  do i = 1, n
    mix = mix + gma(i)*0.4d0
  end do
  mix = mix + 0.9d0*gm2
  do i = 1, n
    ya(i) = 0.3d0*(0.3d0*i)
  end do
  do i = 1, 5
    c(i, 1) = cd1*(0.3d0*i)
    c(i, 2) = gm2*(0.3d0*i)
  end do
  do i = 1, n
    kl(i) = mod(i*3, 5) + 1
  end do
  do i = 1, n
    us(i) = 1.25d0*(0.3d0*i)
  end do
  t1 = dble(ga(5) - c(1, 1))
  t2 = 0.9d0
  t3 = 3.0d0
  t4 = 1.5d0
  i1 = km
  i2 = km
  u2 = tan(0.4d0*sin(g1))*sin(cosh(sin(t3)))
  ch = 'turn'
  ga(kl(mod(n + 0, 5) + 1)) = (-t1)
  gma(2) = atan2(canyf1(g1, us(k(km))), 1.5d0 + (dble(km)*sin(0.5))**2)
  if (2.0d0 <= cd1) then
    select case (1)
    case (1:1)
      if (ch == ch) then
        t1 = t1*cos(t1)
        i3 = i1
        do l = i2, i1
          gma(mod(l + 3, 5) + 1) = sin(0.01d0*acosd(0.7d0*sin(ya(l)/(1.5d0 + sin(ya(i2))**2) - u2* &
              sin(t4))))
          ya(i2) = tanh(g1/(1.5d0 + sin(ya(mod(l + 2, 5) + 1))**2) + max(gm1, cda(km)))
          y = tanh(scale(canyf1(x1, us(i3)), 2))
          i2 = i3
        end do
      else
        i3 = i1
        ya(i3) = sin(ya(i3))*(t3 - km*0.25d0)
        i3 = kl(km)
      end if
      if (c(km, mod(km, 2) + 1) > 0.7d0 .and. n <= 3) g1 = 0.6d0*sin(g1) + (1.2d0 + (t1)**2)**0.75d0
    case (2)
    case (3)
      if (ch == 'up') then
        u1 = (t2 - g1)*sin(us(mod(km + 1, 5) + 1))
      else if (gm2 > 1000000) then
        write(*, *) 'value', gm2
        stop 'too large'
      end if
      gm1 = cd1*sin(gm1)
    end select
    ya(i2) = (-km*0.25d0)
  end if
  g1 = g1*sin(gm2)
  ga(kl(n)) = sin(ga(kl(n)))*g1
  c(n, 1) = canyf1(cd1, u2)*sin(cda(k(kl(i2)))*t3) - (t2 - x1)*sqrt(1.0d0 + (u2)**2)
  xa(i2) = tanh(dble(real(((ya(5) + t4)*c(i2, 1)), 4)))
  if (0.3d0 >= c(km, mod(i1, 2) + 1)) then
    u1 = tanh(dble(real((i2*0.25d0))))
    if (dble(i1) <= 1.5d0 .and. i2 <= 5) then
      y = (cotan(1.5d0 + 0.8d0*sin(xa(km))) + cd1)*(t3 - cos(3.0d0))
    end if
  else
    if (t1 <= gm1) then
      do i = n, 2, -1
        do j = i - 1, 1, -1
          gma(j) = gma(j) - 0.3d0*(gma(5)*gma(i))
        end do
        i3 = n
        do ll = k(i3), k(i3), -1
          t2 = tanh((u2 + gm2)*dble(ll))
          t1 = tanh((g1 - cda(4))/(1.5d0 + sin(cda(n)*dble(i1))**2) + (u2 + t3)*canyf1(ga(kl(i)), &
              u2))
          c(i2, 2) = sin(c(i2, 2)*sin(cd1/(1.5d0 + sin(g1)**2)/(1.5d0 + sin(gm2 + t1)**2)))
        end do
      end do
    end if
    jw = 3
    do while (jw > 0 .and. gma(i1) < 1.9d0)
      c(n, 1) = (c(mod(i1 + 2, 5) + 1, 2) + t1)/(1.5d0 + sin(sign(gm1, i2*0.25d0))**2)*(1.25* &
          ga(mod(i2 + 2, 5) + 1) - c(i1, mod(i2, 2) + 1)*sin(ga(i2)))
      do i = 1, n
        t3 = tanh(0.3d0)
        do j = 1, n
          t1 = tanh(sin(xa(kl(km)))**i2)
        end do
      end do
      jw = jw - 1
    end do
  end if
  y = (0.9d0 + ya(km))*gc
  do i = 1, 5
    xa(i) = xa(i) + 0.9d0*sin(mix)
  end do
  y = y + 0.5d0*sin(mix)
  do i = 1, 5
    ya(i) = ya(i) + 0.9d0*sin(mix)
  end do
  g1 = g1 + 0.5d0*sin(mix)
  do i = 1, 5
    ga(i) = ga(i) + 0.3d0*sin(mix)
  end do
  gm1 = gm1 + 0.9d0*sin(mix)
  do i = 1, 5
    gma(i) = gma(i) + 0.7d0*sin(mix)
  end do
  gm2 = gm2 + 2.0d0*sin(mix)
end subroutine p

block data bd
  real*8 :: cd1
  real*8 :: cda(5)
  common /fixed/ cd1, cda
  data cd1 /0.6d0/
  data cda /5*0.4d0/
end block data bd
