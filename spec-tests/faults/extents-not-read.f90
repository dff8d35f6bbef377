! head p(h1)/(h1)
! input n integer 5
! input x1 real 0.52977392363663234
! input x2 real -0.79540773855109248
! input xa real array 0.93312685831969033 0.33620779769803172 -0.50600894029770926 0.47035034292633632 1.2517919735934582
! input y real undefined -1.0816060654753135
! input ya real array undefined 0.77578796015903673 -0.92118255638071367 1.2234073709804474 0.67028207548592844 -0.7052370572912241
! input g1 real common blk 0.71309036456966712
! input ga real array common blk -0.59825541936252746 -0.69112509246088938 0.22161668035832116 -0.47490793780277185 1.2080305113706447
! input h1 real common other -1.2642899883998373
subroutine p(n, x1, x2, xa, y, ya)
  implicit none
  integer :: n, i, l, i2, i3, kl(5), is
  integer*2 :: i1
  logical(8) :: lh
  real*8 :: x1, x2, xa(n), y, ya(n), g1, ga(5), cd1, cda(5), h1, t1, t2, mix
  real :: u1, u2, us(5)
  character(len=4) :: ch
  common /blk/ g1, ga
  common /fixed/ cd1, cda
  common /other/ h1
  do i = 1, n
    kl(i) = mod(i*3, 5) + 1
  end do
  i1 = kl(n)
  i3 = kl(int(i1))
  u1 = atanh(0.6d0*sin(xa(i3) - h1))
  do l = i1, i3
    t2 = (sin(x2)**l*dble(real((cd1))))**3
    i1 = 5
  end do
  do u2 = u1, u1 + 1.25d0, 0.5d0
  end do
  is = 1
  do i = kl(2), int(i1), is
    i2 = 5
    call s2(i2, t2, 0.7d0, h1, ya, u2, us, xa(4), xa(min(i3, 4)), kl)
  end do
end subroutine p

subroutine s2(n, p, q, r, a, ps, as, e2, e3, ka)
  implicit none
  integer :: n, ka(5), i, i1, i3
  real*8 :: p, q, r, a(n), e2(2), e3(2), g1, ga(5), t1, t3, v(0:4), c(5, 2), mix
  real(4) :: ps, as(n), u1, u2
  character(len=4) :: ch
  common /blk/ g1, ga
  mix = 0.0d0
  mix = mix + 0.5d0*p
  mix = mix + 0.9d0*q
  mix = mix + 1.25d0*r
  mix = mix + 2.0d0*ps
  do i = 1, 5
    a(i) = 0.7d0*(0.3d0*i)
  end do
  do i = 1, 5
    as(i) = ps*(0.3d0*i)
  end do
  do i = 1, 5
    v(i - 1) = r*(0.3d0*i)
  end do
  do i = 1, 5
    c(i, 1) = 1.5d0*(0.3d0*i)
    c(i, 2) = q*(0.3d0*i)
  end do
  t1 = c(n, 2)/(1.5d0 + sin(p - q)**2)
  t3 = 2.0d0
  i1 = ka(n)
  i3 = ka(n)
  u1 = r + ps - p*q
  u2 = 2.0d0
  ch = 'left'
  i1 = 5
  call s1(i1, r, dble(real((t3), 4))*cos(bessel_jn(1, 2.0d0 + 1.0d0*sin(3.0d0))), ga, e3)
  ga(3) = 0.6d0*sin(ga(3)) + tan(0.4d0*sin(p))
  if (p > 0.3d0) p = p*cos(i*0.25d0)
  n = 1
  p = p + 0.9d0*sin(mix)
  r = r + 0.3d0*sin(mix)
  do i = 1, 5
    a(i) = a(i) + 0.3d0*sin(mix)
  end do
  do i = 1, 5
    as(i) = as(i) + 2.0d0*sin(mix)
  end do
end subroutine s2

subroutine s1(n, p, q, a2, s)
  implicit real*8 (a-h, o-z)
  integer :: kl(5)
  integer(1) :: i
  real*8 :: a2(n), s(2), ga(5), v(5), mix
  real*4 :: u2, us(5), f1
  character(len=4) :: ch
  double precision :: dc
  data dc /0.75d0/
  common /blk/ g1, ga
  mix = 0.0d0
  mix = mix + 3.0d0*p
  mix = mix + 0.3d0*q
  do i = 1, 5
    mix = mix + a2(i)*0.4d0
  end do
  do i = 1, 5
    v(i) = 1.5d0*(0.3d0*i)
  end do
  do i = 1, 5
    kl(i) = mod(i*1, 5) + 1
  end do
  do i = 1, 5
    us(i) = 0.7d0*(0.3d0*i)
  end do
  t1 = atan(s(2) + p)
  i1 = n
  i2 = n
  i3 = kl(i1)
  u2 = (-s(1))
  ch = 'left'
  us(mod(n + 2, 5) + 1) = us(mod(n + 2, 5) + 1) + atan2(dble(f1(5, g1, 3.0d0, ga)), 1.5d0 + &
      (us(kl(5)) - g1)**2)
  us(i1) = sin(us(i1))*log(2.0d0 + sin(v(kl(i2))))
  i1 = kl(n)
  t4 = a2(2)
  g1 = sqrt((dc - dc)**2) + t4*0.5
  n = i3
end subroutine s1

function f1(n, x, y, a)
  implicit none
  integer :: n
  integer(2) :: i
  real*8 :: x, y, a(n), cd1z, cdaz(5), h1z, t3, t4, v(0:4), c(5, 2)
  real(4) :: us(5), f1
  double precision :: dc
  data dc /0.75d0/
  common /fixed/ cd1z, cdaz
  common /other/ h1z
  do i = 1, 5
    v(i - 1) = 3.0d0*(0.3d0*i)
  end do
  do i = 1, n
    c(i, 1) = 0.5d0*(0.3d0*i)
    c(i, 2) = x*(0.3d0*i)
  end do
  do i = 1, 5
    us(i) = cd1z*(0.3d0*i)
  end do
  t3 = 0.5d0
  c(n, 2) = (a(3) + i*0.25d0)*fraction(1.25d0)
  t4 = bessel_y1(2.0d0 + 1.0d0*sin(cd1z/(1.5d0 + sin(cdaz(n))**2))) + (dim(dc, a(2)) - (cd1z - &
      a(n)))
  f1 = cosh(sin(cdaz(4)))*acos(0.6d0*sin(cd1z))
  f1 = f1*cos(x/(1.5d0 + sin(cd1z)**2))
end function f1

block data bd
  real*8 :: cd1
  real*8 :: cda(5)
  common /fixed/ cd1, cda
  data cd1 /0.6d0/
  data cda /5*0.4d0/
end block data bd
