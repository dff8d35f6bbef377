! head p(ya)/(xa)
! input n integer 4
! input x1 real 0.43036704751491484
! input x2 real 0.72075181961728574
! input xa real array 0.98110282317978847 0.51330229237035274 0.75861727599677153 0.90628076778754907
! input k integer array 1 4 1 1
! input y real 0.27466452737487224
! input ya real array undefined -0.25675713354289559 1.2873901484668804 1.1571258960141926 0.39888594307044051
! input g1 real common blk -1.2692846169705636
! input gc real common blk 1.0602087975267538
! input ga real array common blk 1.2516163661631188 1.160544578689878 0.28892584738231247 -0.68737653509516394
! input kg integer common ints 4
subroutine p(n, x1, x2, xa, k, y, ya)
  integer :: n, k(4), kg, i, l, i1, i2, i3, kl(4), is
  logical :: lf
  double precision :: x1, x2, xa(n), y, ya(0:n - 1), g1, gc, ga(4), cd1, cda(4), t1, t2, v(0:3), &
      c(4, 2), w(2), mix, f1
  common /blk/ g1, gc, ga
  common /fixed/ cd1, cda
  common /ints/ kg
  do i = 1, n
    ya(i - 1) = 0.7d0*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = 0.7d0*(0.3d0*i)
  end do
  do i = 1, n
    kl(i) = mod(i*2, 4) + 1
  end do
  i2 = kl(n)
  i3 = i2
  t2 = 0.9d0
  call s1(t2, w(2)/(1.5d0 + sin(0.5d0)**2)*cos(w(1)*gc), t1, xa, ya, k)
  ya(n - 1) = sign(sqrt(1.0d0 + (1.25d0)**2), atan2(f1(t2, (gc - w(1))*cos(dble(i2))), 1.5d0 + &
      (cda(mod(i3 + 1, 4) + 1) - g1)**2))
end subroutine p

subroutine s1(p, q, r, a, a2, ka)
  implicit none
  integer :: ka(4), i, j, i1, i3, kl(4)
  logical(1) :: lf
  real*8 :: p, q, r, a(4), a2(4), gw(2), gv(4), t2, t3, v(0:3), c(4, 2), w(2), f1, f2
  real*8, save :: sc = 0.9d0
  common /blk/ gw, gv
  namelist /nl/ i, t3
  do i = 1, 4
    v(i - 1) = 0.3d0*(0.3d0*i)
  end do
  i1 = 1
  i3 = i1
  gv(i3) = sin(gv(i3))*a(i3)
end subroutine s1

function f2(n, x, y, a)
  implicit none
  integer :: n, kgz, i
  logical :: lf
  real*8 :: x, y, a(n), t2, t3, v(4), f2
  character(len=4) :: ch
  common /ints/ kgz
  do i = 1, 4
    v(i) = y*(0.3d0*i)
  end do
  t2 = 1.5d0
  t3 = 0.3d0
  ch = 'down'
  lf = t2 > y
  f2 = t2*sin(t3)*(x*v(n))
  f2 = f2*cos(a(n))
end function f2

function f1(x, y)
  implicit real(selected_real_kind(15, 307)) (a-h, o-z)
  integer(2) :: i
  double precision :: gv(4), gw(2), v(0:3), w(2)
  character(len=4) :: ch
  common /blk/ gv, gw
  do i = 1, 4
    v(i - 1) = y*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = y*(0.3d0*i)
  end do
  t1 = 0.7d0
  t2 = 3.0d0
  ch = 'turn'
  jw = 2
  do while (jw > 0 .and. y < 1.9d0)
    w(2) = sin((gw(2) - dble(i))*sin(acos(0.6d0*sin(w(2))))/(1.5d0 + sin(i*0.25d0*t2*(gv(2) - &
        x))**2))
    t1 = tanh(w(2) - sinh(sin(w(2))))
    w(1) = tanh(y*0.5d0 - t1*t1 + (t1 - t2 + t1))
    jw = jw - 1
  end do
  f1 = bessel_y0(2.0d0 + 1.0d0*sin(t1))
end function f1

block data bd
  real*8 :: cd1
  real*8 :: cda(4)
  common /fixed/ cd1, cda
  data cda /4*0.4d0/
end block data bd
