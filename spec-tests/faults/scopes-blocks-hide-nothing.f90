! head p(y)/(xa)
! input n integer 5
! input x1 real 1.032903847001255
! input xa real array 1.2103145568670364 0.27289518994872969 -1.0275292064595007 -0.49687241047185093 1.0119299914024293
! input m integer 4
! input y real undefined -0.8631413039182918
! input g1 real common blk 0.87172200417345858
! input gc real common blk -0.87995506585238426
! input ga real array common blk 0.20130392361753227 0.40290365954757956 0.20192222519017711 0.70339504891283045 0.49857801337632479
! input gm1 real module md gm1 -0.84781264966976133
! input kmy integer module md km 2
module md
  implicit none
  private
  public :: cm, gm1, km
  double precision, parameter :: cm = 1.25d0
  double precision :: gm1
  integer :: km
  real*8, parameter :: pc = 0.35d0
end module md

subroutine p(n, x1, xa, m, y)
  use md, cmy => cm, kmy => km
  implicit none
  integer :: i, j, l, i1, i2, i3, is, iw, jw
  logical(2) :: lf
  real*8 :: g1, gc, ga(5), t1, t2, t3, t4, v(5), c(5, 2), w(2), b3zg1(5), b3zx1, mix, f2
  external f2
  integer, intent(in) :: n
  real*8, intent(in) :: x1
  real*8, intent(inout) :: xa(5)
  integer, intent(in) :: m
  real*8, intent(out) :: y
  character(len=4) :: ch
  real*8, save :: sc = 0.9d0
  common /blk/ g1, gc, ga
  equivalence (i1, i2)
  do i = 1, n
    c(i, 1) = g1*(0.3d0*i)
    c(i, 2) = 1.25d0*(0.3d0*i)
  end do
  do i = 1, 2
  end do
  t1 = c(m, 1)/(1.5d0 + sin(sc)**2)*sin(sc*sin(gc))
  bl3: if (.true.) then
    b3zg1(i) = 0.3d0*dble(i)
  end if bl3
  y = sin(xa(m)) + (c(n, 2) - t1)
contains
  subroutine in4(b4zcmy)
    real*8, intent(in) :: b4zcmy
    double precision :: b4zt3(5)
  end subroutine in4

  function in5(b5zt1)
    real*8, intent(in) :: b5zt1
    real*8 :: in5
  end function in5

  subroutine in6(b6zt1, b6zgm1)
    real*8, intent(in) :: b6zt1
    double precision, intent(in) :: b6zgm1
    real*8 :: b6zsc
  end subroutine in6
end subroutine p

function f2(n, x, a)
  use md, gm1y => gm1
  integer :: n, i
  double precision :: x, a(n), t1, t2, t3, c(5, 2), f2, sf, za
  double precision :: dc
  data dc /0.75d0/
  sf(za) = za*sin(za) + 0.3d0*gm1y
  do i = 1, n
    c(i, 1) = dc*(0.3d0*i)
    c(i, 2) = x*(0.3d0*i)
  end do
  t1 = 1.5d0
  t2 = sf(1.5d0*dc) - erf(i*0.25d0)
  t3 = max(cm + t1, t1 - t1)
  t2 = sf(1.25d0*a(mod(km + 2, 5) + 1)) + sf(0.7d0*dc)
  t3 = t3*cos(t3)
  if (dc < 2.0d0) t1 = t1*cos(t1)
  f2 = x
  f2 = f2*cos(tan(0.4d0*sin(dc)))
end function f2
