! head p(xa)/(gma)
! input n integer 5
! input x1 real 0.88143895328044297
! input xa real array -0.92656877753304778 0.32919569665307535 0.95230465945492893 -0.372802722999935 1.1640458114403454
! input k integer array 5 2 5 2 5
! input y real undefined -0.24205751969281797
! input ya real array 0.35559619313401092 0.27443461379697309 0.71708745911404992 0.58898828551113003 1.2060869938912893
! input g1 real common blk 0.77016148643002591
! input gc real common blk -0.37356404940070442
! input ga real array common blk -0.47519254721865672 0.92579089473222842 1.0759173547693106 0.75221438676511299 1.2974902895463187
! input g2 real common blk 0.9575583718469276
! input kg integer common ints 5
! input h1 real common other 0.20419823266964734
! input gm1 real module md gm1 0.86989597820087727
! input gma real array module md gma 1.2914355186833837 0.77390901895252084 -1.1504494411701824 -0.36703441450146013 0.85862054287981837
! input ke integer module md ke 7
module md
  implicit none
  integer, parameter :: nm = 5
  integer, parameter :: wp = 8
  real(wp), parameter :: cm = 1.25d0
  real(wp) :: gm1
  real(wp) :: gma(5)
  integer :: ke
contains
  subroutine p(n, x1, xa, k, y, ya)
    implicit none
    integer :: n, k(5), kg, i, l, i1, i3, iw
    integer*1 :: kl(5)
    logical :: lf
    double precision :: x1, xa(5), y, ya(5), g1, gc, ga(5), g2, h1, t1, t2, t3, v(ke), mix, f1
    character(len=4) :: ch
    common /blk/ g1, gc, ga, g2
    common /ints/ kg
    common /other/ h1
    equivalence (t2, t1)
    mix = 0.0d0
    mix = mix + 0.9d0*x1
    do i = 1, n
      mix = mix + xa(i)*0.4d0
    end do
    do i = 1, n
      mix = mix + ya(i)*0.4d0
    end do
    mix = mix + 3.0d0*g1
    do i = 1, n
      mix = mix + ga(i)*0.4d0
    end do
    mix = mix + 0.5d0*g2
    mix = mix + 1.5d0*h1
    mix = mix + 2.0d0*gm1
    do i = 1, 5
      mix = mix + gma(i)*0.4d0
    end do
    do i = 1, n
      v(i) = cm*(0.3d0*i)
    end do
    do i = 1, 5
      kl(i) = mod(i*1, 5) + 1
    end do
    t1 = 1.25d0
    t3 = x1/(1.5d0 + sin(gc)**2) - xa(3)
    i1 = n
    lf = cm > v(i1)
    ch = 'up'
    call s1(n, gc*cos(max(ga(k(nm)), g2, g1)), ga(kg), ya, v, gma(min(mod(nm + 3, 5) + 1, 4)))
    t3 = sin(0.3d0 - cm)**kg + (gc - gma(1))
    if (ch == ch) then
      call s2(5, gma(i1), 0.3d0, t3, k)
      i3 = kg
      do i = 1, 5
        t1 = 0.6d0*sin(t1) + xa(i3)
        do l = 1, 5
          xa(4) = xa(4)*sin(f1(gma(k(int(kl(kg)))), g1))
        end do
      end do
    end if
    i3 = 2
    call s1(n, cm, g2, xa, ga, ga(min(int(kl(3)), 4)))
    call s1(5, (0.3d0 + gma(i1))*cos(g1*v(n)), y, v, ya, xa(min(5, 4)))
    gm1 = gm1*sin(t3*gma(kg))
    do l = i1, n
      iw = 2
      do while (iw > 0 .and. 2.0d0 < 1.9d0)
        g1 = tanh(x1)
        iw = iw - 1
      end do
      i1 = n
    end do
    t3 = t1*sin(h1)
    gma(3) = i1**sin(max(t1, t1 + ga(kg)))
    t2 = (kg*0.25d0 - cm)*sin(g1/(1.5d0 + sin(gc)**2)) + erfc(tand(60.0d0*sin(gma(k(kg)))))
    g1 = tanh(t3*x1)
    y = 0.6d0*sin(y) + max(t3, ga(mod(kg + 2, 5) + 1))
    do i = 1, 5
      xa(i) = xa(i) + 0.7d0*sin(mix)
    end do
    y = y + 1.25d0*sin(mix)
    do i = 1, 5
      ya(i) = ya(i) + 1.5d0*sin(mix)
    end do
    g1 = g1 + 0.5d0*sin(mix)
    do i = 1, 5
      ga(i) = ga(i) + 0.5d0*sin(mix)
    end do
    g2 = g2 + 3.0d0*sin(mix)
    h1 = h1 + 0.5d0*sin(mix)
    gm1 = gm1 + 0.5d0*sin(mix)
    do i = 1, 5
      gma(i) = gma(i) + 0.5d0*sin(mix)
    end do
  end subroutine p
end module md

subroutine s2(n, p, q, r, ka)
  integer :: n, ka(5), kgz, j, i2, i3, jw
  integer(1) :: i
  integer(2) :: i1
  double precision :: p, q, r, t1, t2, v(0:4)
  double precision :: da(5)
  data da /2*0.5d0, 3*1.5d0/
  real*8, save :: sc = 0.9d0
  common /ints/ kgz
  do i = 1, n
    v(i - 1) = 0.9d0*(0.3d0*i)
  end do
  t2 = 1.25d0
  i1 = 1
  i2 = ka(kgz)
  t1 = p + r
  if (q < dble(kgz)) then
    do i = 5, 1, -2
      t1 = sin(v(5 - 1)*q)
      t2 = (i1*0.25d0 + t2 - (-t1))**3
    end do
    t2 = (dble(i2) + dble(i2))*dble(i)
  else
    i3 = kgz
    v(i3 - 1) = v(i3 - 1)*sin(t1)
    t2 = t2*cos(t2)
  end if
  jw = 5
  do while (jw > 0 .and. t1 < 1.9d0)
    if (t1 >= p .and. i2 <= 5) then
      t2 = sin(0.6d0*sin(t2) + p/(1.5d0 + sin(r)**2))
      i3 = ka(n)
      if (t1 > 0.9d0) t1 = t1*cos(r - v(kgz - 1))
    else
      i3 = 5
      v(ka(n) - 1) = sin(r)
      t1 = sin(t1*cos(t1))
    end if
    v(1 - 1) = sin(t1 + p)
    jw = jw - 1
  end do
  do i = 1, 5
    t1 = da(i)*q
    do j = 1, 5
      t1 = t1 + da(j)*t1*t1
    end do
    if (t1 > da(i)) t1 = tanh(t1*da(i) + da(i1)*sin(sc))
    t2 = sin(t2 + sin(t1*da(i) + (r)**2))
  end do
end subroutine s2

subroutine s1(n, p, q, a, a2, s)
  implicit none
  integer :: n, i, i1, i2, i3, iw
  real*8 :: p, q, a(n), a2(n), s(2), t1, t2, t3, v(5)
  real*8 :: dc
  data dc /0.75d0/
  do i = 1, 5
    v(i) = 1.25d0*(0.3d0*i)
  end do
  i1 = mod(n + 0, 5) + 1
  i2 = i1
  a(n) = 0.5d0*sin(v(i2))
  iw = n
  do while (iw > 0 .and. s(1) < 1.9d0)
    i3 = n
    t1 = hypot((p - p), (p - p)) + (v(mod(i2 + 1, 5) + 1) - a2(i2))
    t3 = tanh(dc)
    iw = iw - 1
  end do
  q = dble(s(2)*0.9d0)
  do i = 1, 5
    t2 = a(i)*0.7d0
    v(i) = v(i) + (t2*a(i) + (1.25d0 - t2))
    t2 = sin(t2*a(i) + v(i1))
    v(i) = v(i) + (t2*a(i) + (3.0d0 + q))
  end do
end subroutine s1

function f1(x, y)
  implicit none
  real*8 :: x, y, t1, f1
  t1 = bessel_y0(2.0d0 + 1.0d0*sin(y))*sin(1.5d0 + y)
  t1 = x
  f1 = t1
end function f1
