! head p(xa,y)/(x1)
! input n integer 4
! input x1 real 0.52761436581882437
! input xa real array 1.1575154666708807 0.63707256154342007 -1.1756004976380978 0.54415354199602139
! input k integer array 4 2 3 3
! input y real undefined 0.97518648086994109
! input g1 real common blk 1.1872257733717497
! input gc real common blk -1.248217762568379
! input ga real array common blk -0.65833556717724329 0.32998090704294331 1.1165751437052278 -0.30679591124538913
! input kg integer common ints 4
! input h1 real common other 0.83662144876431799
! input gm1 real module md gm1 -0.22527961245372627
! input km integer module md km 4
! input gmao real module mo gma 1.2864469827411076
! input gm1u real array module mo gm1 1.074311065398968 0.91779247883871951 1.2006615237664944 0.2339293887801891
! input gm2 real array module mo gm2 0.42734451249157923 0.83155016376195601 -0.98222825898703681 1.1836597110580247
! input kmu integer module mo km 4
module mo
  implicit none
  real*8 :: gm1(4)
  real*8 :: gma
  real*8 :: gm2(4)
  integer :: km
  real*8, parameter :: cm = 0.45d0
  integer, parameter :: wp = 8
end module mo

module md
  implicit none
  private
  public :: nm, gm1, km, aid, f1, s1, anyf1
  integer, parameter :: nm = 4
  double precision :: gm1
  integer :: km
  real*8, parameter :: pc = 0.35d0
  interface anyf1
    module procedure f1, nof1
  end interface anyf1
contains
  function f1(x)
    implicit none
    integer :: kg, i
    real*8 :: h1z, v(0:3), f1
    double precision, intent(in) :: x
    character(len=4) :: ch
    real*8, save :: sc = 0.9d0
    common /ints/ kg
    common /other/ h1z
  end function f1
end module md

subroutine p(n, x1, xa, k, y)
  use md
  use mo, only: gmao => gma
  implicit none
  integer :: kg, i, j, l, i1, i2, i3, is
  logical :: lf
  real*8 :: g1, gc, ga(4), h1, t1, t2, t3, v(0:3), b4zxa, b5zt3, b7zg1, b8zgmao(4), b8zxa, mix
  integer, intent(in) :: n
  real*8, intent(in) :: x1
  real*8, intent(inout) :: xa(n)
  integer, intent(in) :: k(4)
  real*8, intent(out) :: y
  character(len=4) :: ch
  common /blk/ g1, gc, ga
  common /ints/ kg
  common /other/ h1
  do i = 1, 4
    v(i - 1) = gc*(0.3d0*i)
  end do
  t1 = tan(0.4d0*sin(x1 + gc))
  i1 = k(n)
  call in2((gmao - h1)*0.9d0, xa(k(2))/(1.5d0 + sin(h1)**2)*3.0d0)
  g1 = g1 + x1
  call in3(kg**sin(t3)*2.0d0)
  call in6()
  y = t1*sin(gc) - (ga(i1) + gmao)
contains
  subroutine in2(b2zt1, b2zx1)
    real*8, intent(in) :: b2zt1
    real*8, intent(in) :: b2zx1
    t3 = g1
  end subroutine in2

  subroutine in3(b3zgmao)
    real*8, intent(in) :: b3zgmao
    double precision :: b3zi2(4)
    real*8 :: b3zgm1(4)
    integer :: b3zj
    bl4: if (.true.) then
      t2 = kg**sin(b3zgmao)
    end if bl4
    bl5: if (.true.) then
      t1 = t1*sin(g1 - ga(nm))
      xa(mod(nm + 3, 4) + 1) = xa(mod(nm + 3, 4) + 1) + (v(2 - 1) - v(mod(n + 1, 4) + 1 - 1) + &
          (xa(n) - h1))
    end if bl5
  end subroutine in3

  subroutine in6()
    bl7: if (.true.) then
      bl8: if (.true.) then
        do i = 1, 4
          b8zgmao(i) = 0.3d0*dble(i)
        end do
        b8zxa = t1 - max(ga(kg), t1, 3.0d0)
        v(n - 1) = b8zgmao(2) - t2 + (i1*0.25d0 + b8zgmao(i1))
        b8zxa = b8zxa*cos(b8zxa)
      end if bl8
    end if bl7
    is = 2
    do j = 1, n, is
      select case (j)
      case (2)
        xa(mod(i2 + 2, 4) + 1) = 1.25d0*g1
        t3 = sin(t3*sin(ga(mod(kg + 2, 4) + 1)*t2/(1.5d0 + sin(h1)**2)))
      case (3)
        xa(kg) = 0.6d0*sin(xa(kg)) + gmao/(1.5d0 + sin(gc)**2)*h1
      end select
      v(i1 - 1) = sin(sign(ga(k(k(km))) + v(k(3) - 1), sin(t1)))
      is = -1
    end do
  end subroutine in6
end subroutine p
