! head p(y,ya)/(ya)
! input n integer 5
! input x1 real 0.88843990064884393
! input xa real array -0.69353691620560176 1.222958424196996 0.95237980182518123 1.1090378029762062 1.0754118762605547
! input k integer array 1 3 5 5 4
! input y real undefined -1.0500075230011896
! input ya real array 1.1489137492428227 0.50674963056562294 1.1901264963560172 1.0868161723477785 0.37713204818120294
! input ys real4 undefined 0.40251341462135315
! input gm1 real module md gm1 0.90388046489723606
! input gma real array module md gma 0.35217465655415536 0.26615798254092515 -0.81224323385863717 1.0611012538151616 -0.42218805924670844
! input gm2y real module md gm2 0.48879679654349062
! input km integer module md km 4
module md
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: gm1
  double precision :: gma(5)
  real*8 :: gm2
  integer :: km
  interface anyf1
    module procedure nof1, f1
  end interface anyf1
end module md

function f2(x, y)
  use md, only: wp, gm1, gm2
  implicit real(selected_real_kind(15, 307)) (a-h, o-z)
  real*8 :: c(5, 2), w(2)
  real*4 :: u1, u2, f2
  real(wp) :: da(5)
  data da /2*0.5d0, 3*1.5d0/
  real*8, save :: sc = 0.9d0
  do i = 1, 5
    c(i, 1) = 0.7d0*(0.3d0*i)
    c(i, 2) = 1.5d0*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = 1.5d0*(0.3d0*i)
  end do
  u1 = sc
  u2 = 0.7d0
  u2 = 0.5d0
  f2 = da(3)
end function f2

subroutine p(n, x1, xa, k, y, ya, ys)
  use md, only: gm1, gma, gm2y => gm2
  integer :: n, k(5), i, j, l, i1, i2, i3, is
  logical*2 :: lf
  real*8 :: x1, xa(5), y, ya(5), t1, t2, mix
  real(4) :: ys, u2, f2
  character(len=4) :: ch
  mix = 0.0d0
  mix = mix + 0.9d0*x1
  do i = 1, 5
    mix = mix + xa(i)*0.4d0
  end do
  do i = 1, n
    mix = mix + ya(i)*0.4d0
  end do
  mix = mix + 1.5d0*gm1
  do i = 1, n
    mix = mix + gma(i)*0.4d0
  end do
  mix = mix + 0.9d0*gm2y
  t2 = 1.5d0
  i1 = n
  lf = n /= 4
  u2 = 0.9d0
  ch = 'down'
  t2 = u2 - 3.0d0 - (t2 + gma(5))
  is = 2
  do l = 1, n, is
    t1 = tanh((dble(real((t2))) - abs(1.25d0))/(1.5d0 + sin((-u2) + f2(gm2y, 0.7d0))**2))
    is = 1
  end do
  i2 = n
  write(*, *) 'value', l
  ya(i1) = 0.6d0*sin(ya(i1)) + xa(n)*gm2y
  do j = 1, 5
    ya(n) = sin(ya(n)*cos(ya(n)))
  end do
  i3 = k(n)
  t1 = tanh(gm1*xa(k(4))*cos(t2) + (ya(k(n)) + x1 - 0.01d0*acosd(0.7d0*sin(xa(i3)))))
  do i = 1, 5
    ya(i3) = tanh(gm1 + ya(i2))
  end do
  ya(i2) = ya(i2)*sin(i1**sin(t2) + erf(xa(i3)))
  ya(k(i1)) = 0.6d0*sin(ya(k(i1))) + (gm1 - t1)
  gm1 = min(3.0d0 - gma(n), sin(t2)) + (ya(k(k(i1))) + u2)
  ya(i1) = ya(i1)*sin(dble(i3)/(1.5d0 + sin(x1)**2) - (t2 - dble(i1)))
  lf = gm2y < 0.7d0
  do j = n, 1, -1
    t1 = sin(0.3d0*u2)
    gm1 = tanh(t1*t1*x1)
    gma(mod(i1 + 3, 5) + 1) = gma(mod(i1 + 3, 5) + 1) + xa(k(k(i3)))
    do i = 2, 4
      gma(i) = ya(i - 1)*ya(i + 1) + t1/(1.5d0 + sin(gm1)**2)
    end do
  end do
  ya(i1) = sin(ya(i1))*sqrt(1.0d0 + (t2)**2)
  i1 = k(i2)
  y = dble(i1)*sin(gma(5) + gma(k(k(4))))
  ys = x1 - x1 - (1.25 + gma(i1))
  x1 = x1 + 2.0d0*sin(mix)
  y = y + 1.5d0*sin(mix)
  do i = 1, 5
    ya(i) = ya(i) + 1.25d0*sin(mix)
  end do
  ys = ys + 3.0d0*sin(mix)
  gm1 = gm1 + 0.9d0*sin(mix)
  do i = 1, 5
    gma(i) = gma(i) + 2.0d0*sin(mix)
  end do
  gm2y = gm2y + 0.5d0*sin(mix)
end subroutine p
