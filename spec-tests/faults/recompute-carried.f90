! head p(gm2)/(gm2)
! input n integer 5
! input x1 real 0.47480580186115368
! input xa real array -1.1019041874795701 0.95858223987427205 -0.45267322101138457 0.66633900882335695 0.49369285129663737
! input k integer array 5 1 4 5 5
! input y real 1.1705058987934103
! input g1 real common blk 0.80424883499505095
! input ga real array common blk -0.94345939235354015 0.50281975993685635 0.85833564449909039 0.26325371297510525 0.27035433743081699
! input kg integer common ints 4
! input gm1 real module md gm1 0.59245002655725465
! input gma real array module md gma -0.91599049197034854 0.86529978296831667 1.2344971749198446 1.2708041460462483 0.90657670113779076
! input gm2 real module md gm2 -0.52110291305231549
! input km integer module md km 3
module md
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: gm1
  real(wp) :: gma(5)
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
    integer :: kg, i
    integer :: kq
    real(wp) :: x, gw, gv(5), gm2, t1, t2, t3, v(5), f1, sf, sg, sk, za, zb
    real*4 :: u1, us(5)
    real, value :: ps
    common /blk/ gw, gv
    common /ints/ kg
    sf(za) = za*sin(za)
    sg(za, zb) = sf(zb) - sin(za) + 0.3d0*x
    sk(kq) = 0.25*kq + ps
  end function f1

  subroutine s1(n, p, q, ps, s, k1, lg, ka)
    implicit none
    integer :: n, k1, ka(5), i, l, i1, i2, i3, is
    logical :: lg, lh
    real(wp) :: p, q, s(2), gv(6), gm2, t1, t2
    real*4 :: ps, u1, u2, us(5)
    double precision :: dc
    data dc /0.75d0/
    common /blk/ gv
    equivalence (i1, i2)
    do i = 1, 5
      us(i) = p
    end do
    gm2 = 3.0d0
    i2 = 1
    gma(i1) = gv(1)*sin((-gm2))
    i3 = 1
    do i = 1, 4
      i3 = i3 + 1
      gm1 = gm1*sin(us(i3))
    end do
  end subroutine s1
end module md

subroutine p(n, x1, xa, k, y)
  use md
  implicit real(kind(1.0d0)) (a-h, o-z)
  integer :: k(5)
  logical*8 :: lf
  double precision :: xa(n), ga(5), v(0:4), mix
  real(4) :: u1, u2, us(5)
  common /blk/ g1, ga
  common /ints/ kg
  do i = 1, 5
    v(i - 1) = 1.5d0*(0.3d0*i)
  end do
  i1 = kg
  i2 = i1
  u2 = 0.3d0
  is = -1
  do l = 5, 1, is
    select case (kg)
    case (:3)
    case default
      call s1(i1, gm2, 0.3d0, sngl(0.5d0), v(min(5, 4) - 1), i2, l /= 4, k)
    case (4)
      gm2 = tanh(log_gamma(-1.5d0 + 0.3d0*sin(gma(i2))))
    case (5, 6:)
    end select
    ga(i2) = sin(ga(i2) + (-v(k(k(n)) - 1)))
    v(1 - 1) = sin(v(1 - 1)*sin(gm1 + gm2))
  end do
  call s1(i1, v(mod(km + 2, 5) + 1 - 1), gm2, u2, xa(min(k(i2), 4)), kg, u2 >= 2.0d0, k)
end subroutine p
