! head p(xa)/(xa,ys)
! input n integer 5
! input x1 real -0.49680477651104193
! input x2 real 0.59420542800836906
! input xa real array -0.29375224871617456 0.39732816308178853 1.1203074205738821 -0.60768468988100222 0.45697524938094441
! input k integer array 2 4 2 5 1
! input y real undefined -0.39663205518990685
! input ya real array undefined 0.76162529343745766 -0.58895778731249582 0.65582501198920207 -0.58170629937125862 -0.48653106791422035
! input xs real4 0.35374724864959717
! input ys real4 1.2563201189041138
! input g1 real common blk -0.83200551325102734
! input gc real common blk 1.1911994157393475
! input ga real array common blk 1.0779887560917989 0.53113625153519262 1.2662112027570955 1.2004495304345315 0.27276624581769648
! input gm1 real module md gm1 1.2179903179603726
! input gmay real array module md gma -0.98297757800723273 0.54821794899261778 -0.38226988925691463 0.82601353695463842 1.1771158242738173
! input ke integer module md ke 7
module md
  implicit none
  integer, parameter :: nm = 5
  integer, parameter :: wp = 8
  real(wp) :: gm1
  real*8 :: gma(5)
  integer :: ke
contains
  subroutine s3(n, p, q, ps, s, o1, oa)
    implicit none
    integer :: i, i2, i3, kl(5)
    integer(1) :: i1
    real*8 :: gw(2), gv(5), cd1, cda(5), t1, t2, t3, c(5, 2), w(2)
    real(4) :: u1, u2, us(5)
    integer, intent(in) :: n
    real(wp), intent(in) :: p
    real(wp), intent(in) :: q
    real, intent(in) :: ps
    double precision, intent(in) :: s(2)
    real, intent(inout), optional :: o1
    real(wp), intent(inout), optional :: oa(5)
    character(len=4) :: ch
    common /blk/ gw, gv
    common /fixed/ cd1, cda
    do i = 1, 5
      c(i, 1) = p*(0.3d0*i)
      c(i, 2) = 1.25d0*(0.3d0*i)
    end do
    t2 = sin(gm1)*sin(q/(1.5d0 + sin(gv(nm))**2))
    i3 = n
    gw(1) = cd1 + t2
    gm1 = (-c(mod(i3 + 1, 5) + 1, 2))
    oa(i3) = oa(i3)*cos(ps/(1.5d0 + sin(ps)**2))
  contains
    subroutine in4()
    end subroutine in4
  end subroutine s3
end module md

subroutine p(n, x1, x2, xa, k, y, ya, xs, ys)
  use md, only: nmy => nm, wpy => wp, gm1, gmay => gma, ke, s3
  implicit real*8 (a-h, o-z)
  integer :: i, i1, i2, i3, kl(5)
  logical :: lf
  real(wpy) :: ga(5), cda(5), t1, t2, v(ke), w(2), mix
  real*4 :: u1, u2
  integer, intent(in) :: n
  double precision, intent(in) :: x1
  real(wpy), intent(in) :: x2
  real(wpy), intent(inout) :: xa(5)
  integer, intent(inout) :: k(5)
  double precision, intent(out) :: y
  real(wpy), intent(out) :: ya(n)
  real(4), intent(inout) :: xs
  real*4, intent(inout) :: ys
  real*8 :: dc
  data dc /0.75d0/
  common /blk/ g1, gc, ga
  common /fixed/ cd1, cda
  data cd1 /0.6d0/
  mix = 0.0d0
  do i = 1, n
    ya(i) = xs*(0.3d0*i)
  end do
  do i = 1, n
    v(i) = xs*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = 2.0d0*(0.3d0*i)
  end do
  do i = 1, 5
    kl(i) = mod(i*1, 5) + 1
  end do
  t1 = x1 - x2 + x1/(1.5d0 + sin(0.5d0)**2)
  t2 = dble(i*0.25d0)*dble(real((dble(i))))
  i1 = k(nmy)
  i2 = nmy
  i3 = kl(i2)
  u1 = 1.25d0
  u2 = 0.7d0
  lf = nmy /= 2
  if (lf) t1 = t1*cos(atan(ys))
  u2 = ((cd1 - cd1)**2)**0.5d0 + ga(kl(i3))/(1.5d0 + sin(1.25)**2)
  call s3(n, dc, 0.9d0, xs, w, oa=xa)
  call s3(n, x1, ga(5), u1, w, oa=xa)
  select case (kl(i1))
  case (1:1)
    ke = 5
    w(2) = dble(real((max(gmay(i3)*0.5d0, (-gm1)))))
    do i = 1, n
      call s3(n, t1, ga(5), real(w(1)/(1.5d0 + sin(gc)**2)*cos(t2*cd1)), w)
    end do
  case (2)
    xs = xs*sin(x2)
    y = g1/(1.5d0 + sin(ys)**2)
  case default
  case (3)
    v(k(mod(n + 3, 5) + 1)) = v(k(mod(n + 3, 5) + 1)) + (gmay(i3)/(1.5d0 + sin(u1)**2) + gc*cda(i2))
    w(2) = w(2)*sin(ya(mod(nmy + 3, 5) + 1))
  end select
  w(2) = dc/(1.5d0 + sin(0.5d0)**2) - 0.5*ys
  y = dble((u1))
  do i = 1, 5
    xa(i) = xa(i) + 3.0d0*sin(mix)
  end do
  y = y + 0.3d0*sin(mix)
  do i = 1, 5
    ya(i) = ya(i) + 1.5d0*sin(mix)
  end do
  xs = xs + 0.5d0*sin(mix)
  ys = ys + 0.7d0*sin(mix)
  g1 = g1 + 0.5d0*sin(mix)
  do i = 1, 5
    ga(i) = ga(i) + 0.3d0*sin(mix)
  end do
  gm1 = gm1 + 1.25d0*sin(mix)
  do i = 1, 5
    gmay(i) = gmay(i) + 0.7d0*sin(mix)
  end do
end subroutine p
