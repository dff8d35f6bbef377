! head p(gm1y,gm2y)/(xa)
! input n integer 5
! input x1 real -0.98222825898703681
! input x2 real 1.1836597110580247
! input xa real array 0.46129515630726881 1.2116131923156239 0.43825719332221713 1.0155035242410506 0.38094262708335741
! input k integer array 1 3 4 2 5
! input y real undefined -0.40924320617479382
! input ya real array -0.4872564110570744 -0.69109359469223186 1.1660964363443123 0.22139764805591627 1.1845602677993696
! input xs real4 0.43702077865600586
! input ys real4 undefined -0.27176222205162048
! input gm1y real module md gm1 0.96933841639202201
! input gm2y real module md gm2 0.24735729999676725
! input gma real array module md gma 0.77440627934823514 0.38099350223396333 1.1536964625805963 0.8183735891349766 1.1451043233340312
! input km integer module md km 4
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
  interface anyf2
    module procedure nof2, f2
  end interface anyf2
contains
  function f1(x, ps)
    implicit real*8 (a-h, o-z), integer (i-n)
    logical(1) :: lf
    real*8 :: gm2, v(0:4), c(5, 2)
    real(4) :: u1
    real(4), value :: ps
    character(len=4) :: ch
  end function f1

  function f2(x, y)
    implicit real(selected_real_kind(15, 307)) (a-h, o-z), integer (i-n)
    real*8 :: gm2
    real*4 :: u2, us(5)
    namelist /nl/ gm2, u2
  end function f2
end module md

subroutine p(n, x1, x2, xa, k, y, ya, xs, ys)
  use md, only: gm1y => gm1, gm2y => gm2, anyf1
  implicit real(selected_real_kind(15, 307)) (a-h, o-z)
  integer :: k(5)
  real*8 :: xa(5), ya(0:n - 1), w(2), mix
  real*4 :: xs, ys, u1, u2
  do i = 1, 2
    w(i) = x1*(0.3d0*i)
  end do
  t1 = 1.5d0
  i1 = 5
  call s2(i1, gm2y, ya(4 - 1), t1, xa, xa, w, xa(4), xa(1))
  call s2(i1, ya(k(1) - 1), y, gm2y, xa, xa, w, w, w)
end subroutine p

subroutine s2(n, p, q, r, a, a2, s, e2, e3)
  use md, gmay => gma, gm2y => gm2, kmy => km
  implicit real(selected_real_kind(15, 307)) (a-h, o-z)
  integer(2) :: i3
  integer*8 :: ll
  real(wp) :: a(n), a2(*), s(2), e2(2), e3(2)
  real :: u1, u2, us(5)
  do i = 1, 5
    us(i) = 0.5d0*(0.3d0*i)
  end do
  t1 = a2(1)
  t2 = kmy**sin(acos(0.6d0*sin(p)))
  i2 = kmy
  i3 = n
  u2 = sqrt(1.0d0 + (sign(s(2), gmay(n)))**2)
  us(kmy) = r + t1 - kmy**sin(p)
  if (u2 < gmay(int(i3))) then
    gm1 = gm1 + (0.5*(i2*0.25d0))**3*(a(i3) + gmay(i2) + dble((u1)))
  else
    do ll = 1, 5
      t1 = (s(1) - kmy*0.25d0)*dble(ll)
      r = sin(0.6d0*sin(r) + abs(dble(sin(us(mod(kmy + 2, 5) + 1)))))
      i1 = kmy
      jw = 4
      do while (jw > 0)
        t1 = tanh(e2(1))
        gmay(i2) = gmay(i2) + sin(a2(i1))**i1*(u2/(1.5d0 + sin(0.9d0)**2))
        u1 = sin(max(a2(mod(i1 + 1, 5) + 1) - e2(2) - s(2)*e3(2), (-i3*0.25d0), t2/(1.5d0 + &
            sin(dble(real((a2(i1)))))**2)))
        jw = jw - 1
      end do
    end do
  end if
end subroutine s2
