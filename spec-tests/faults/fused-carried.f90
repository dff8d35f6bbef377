! head p(gm1)/(gm1)
! input n integer 5
! input x1 real 0.83560521175266422
! input xa real array -0.20584352086275964 0.79770334448015268 1.0040108745410141 -0.7554321987199899 0.80379523626218941
! input k integer array 5 3 3 2 5
! input y real 0.86207861265893393
! input ya real array undefined 1.1434354526020467 0.8229617537243934 0.96269597980305832 1.1883050269670197 1.0564097309794078
! input g1 real common blk -0.56316901886773918
! input gc real common blk 1.1158114796403433
! input ga real array common blk -1.146654743202395 1.1779689179102726 0.65651076924142959 0.24392330928271902 -0.36113345410027647
! input gm1 real module md gm1 0.49421278640717281
! input km integer module md km 4
module md
  implicit none
  real*8, parameter :: cm = 1.25d0
  double precision :: gm1
  integer :: km
end module md

function f1(x, y)
  use md, only: gm1, km
  implicit none
  integer :: i
  logical(8) :: lf
  integer :: kq
  real*8 :: x, y, gw, gv(6), t1, t2, t3, f1, sf, sg, sk, za, zb
  common /blk/ gw, gv
  sf(za) = za*sin(za)
  sg(za, zb) = sf(zb) - sin(za) + 0.3d0*y
  sk(kq) = 0.25*kq
  f1 = sk(int(km))
end function f1

subroutine s2(n, p, q, a, which, k1)
  implicit none
  integer :: n, k1, i, j, i1, i2, i3, kl(5), is
  logical :: lh
  double precision :: p, q, a(n), g1z, gcz, gaz(5), t1, w(2), f1
  character(len=*) :: which
  common /blk/ g1z, gcz, gaz
  do i = 1, 2
    w(i) = p*(0.3d0*i)
  end do
  do i = 1, 5
    kl(i) = mod(i*3, 5) + 1
  end do
  t1 = (a(n) + gcz)/(1.5d0 + sin(tan(0.4d0*sin(g1z)))**2)
  i2 = 5
  i3 = k1
  lh = which == which
  w(1) = gaz(mod(n + 0, 5) + 1)/(1.5d0 + sin(0.9d0)**2) - (q - gcz)
  do j = 5, 1, -2
    i1 = mod(n + 2, 5) + 1
    is = -2
    do i = 5, 1, is
      kl(kl(i3)) = i1
      gaz(kl(j)) = sin(gaz(kl(j)))*a(k1)
      g1z = (-a(n))
      is = 1
    end do
  end do
  lh = lh
  n = kl(i2)
  do i = 1, 5
    t1 = gaz(i)*0.7d0
    if (t1 > gaz(i)) t1 = sin(t1*gaz(i) + dble(a(i)))
    t1 = tanh(t1*gaz(i) + f1(gaz(i2), a(n)))
  end do
end subroutine s2

subroutine p(n, x1, xa, k, y, ya)
  use md
  implicit none
  integer :: n, k(5), i, j, l, i1, i2, i3
  real*8 :: x1, xa(n), y, ya(n), g1, gc, ga(5), t2, t3, mix, f1
  real*8, save :: sc = 0.9d0
  common /blk/ g1, gc, ga
  mix = 0.0d0
  mix = mix + 3.0d0*x1
  do i = 1, 5
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 0.9d0*y
  mix = mix + 2.0d0*g1
  do i = 1, n
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 0.7d0*gm1
  do i = 1, n
    ya(i) = g1*(0.3d0*i)
  end do
  t2 = ya(mod(km + 3, 5) + 1)/(1.5d0 + sin(g1)**2) + x1/(1.5d0 + sin(x1)**2)
  i1 = km
  i2 = 3
  select case (i2)
  case (:2)
    select case (km)
    case (2)
      x1 = log10(3.0d0 + cos(km**sin(g1)))
      g1 = 0.6d0*sin(g1) + max(xa(i1), x1)
    case (3, 4:)
      km = 1
    end select
  case (3)
  case default
  case (4, 5:)
    i1 = 5
    call s2(i1, xa(mod(km + 3, 5) + 1), sc, xa, 'left', (n))
    ga(i1) = 0.6d0*sin(ga(i1)) + xa(3)*g1/(1.5d0 + sin(g1 + ya(n))**2)
  end select
  t3 = (y)**2
  t3 = max(t2*sin(cm), (-km*0.25d0), ya(1)/(1.5d0 + sin(g1)**2)) + cm
  ya(k(k(km))) = (t2 + i1*0.25d0)*(t2 - sc)
  i3 = i1
  x1 = g1/(1.5d0 + sin(gm1)**2)
  print *, 'value', gc, i
  do j = 5, 1, -1
    i1 = 5
    call s2(i1, 0.9d0, (g1 + ya(i3))*cos(cm), ya, 'turn', i2)
    ga(k(i1)) = ga(k(i1)) + dble(j)
  end do
  if (y > cm) then
    select case (i1)
    case (2)
      ya(i3) = 0.6d0*sin(ya(i3)) + x1/(1.5d0 + sin(gc)**2)
    case (3)
      i1 = k(i3)
    case default
      if (t3 < cm) then
        ya(k(4)) = ya(k(4)) + (acosh(2.5d0 + 1.0d0*sin(km*0.25d0 - sc)) - sin(y - gc))
      else
        y = y*sin(tanh(cm)*(ya(mod(i2 + 0, 5) + 1) + gc))
        ya(k(4)) = abs(1.25d0)
      end if
    end select
  else
    i1 = 5
    call s2(i1, xa(mod(i3 + 2, 5) + 1), cm, xa, 'turn', i2)
    ga(k(km)) = ga(k(km)) + (gc - ga(n))
  end if
  do i = 1, n
    t2 = sin(ga(i)*0.7d0)
    y = y - sin(t2*ga(i) + x1/(1.5d0 + sin(2.0d0)**2))
  end do
  do j = i1, n
    t3 = xa(k(k(1)))*xa(n)
    g1 = sin(t3*t3*gm1)
    gm1 = sin((dble(i1) - cm)*sin(t3/(1.5d0 + sin(ya(j))**2)))
    ga(j) = tanh(g1 + cm - (g1 + 3.0d0))
    do l = n, 1, -1
      select case (km)
      case (:1)
        t3 = tanh(x1*gc)
      case default
      case (2)
        t3 = sin(f1(gm1, gm1))
        t2 = 0.6d0*sin(t2) + (sin(g1)**j - ga(2)*0.5d0)
      end select
      ya(n) = sin(ya(n)*cos(ya(n)))
    end do
    i1 = k(km)
  end do
  do i = 4, 2, -1
    ga(i) = xa(min(i + 1, 4))*sc + xa(i)*0.3d0
  end do
  do i = 1, 4
    do j = i + 1, n
      ga(j) = ga(j) + 0.3d0*(ga(i)*g1)
    end do
  end do
  x1 = x1 + 0.9d0*sin(mix)
  y = y + 2.0d0*sin(mix)
  do i = 1, 5
    ya(i) = ya(i) + 0.9d0*sin(mix)
  end do
  g1 = g1 + 0.5d0*sin(mix)
  do i = 1, 5
    ga(i) = ga(i) + 0.5d0*sin(mix)
  end do
  gm1 = gm1 + 0.3d0*sin(mix)
  do i = 1, n
    t3 = xa(i)*(i1*0.25d0)
    if (t3 > xa(i)) then
      t3 = t3*xa(i) + acos(0.6d0*sin(0.3d0))
    else
      t3 = sin(t3*xa(i) + (y - g1))
    end if
    ga(i) = tanh(t3*xa(i) + y)
    gm1 = gm1 + (t3*xa(i) + t2/(1.5d0 + sin(gm1)**2))
  end do
end subroutine p
