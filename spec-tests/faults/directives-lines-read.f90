! head p(ya)/(ya)
! input n integer 4
! input x1 real -0.52534395609551154
! input xa real array 0.50053623842315353 0.85539449569697257 0.39776853334620832 -0.46430625253186625
! input k integer array 1 1 1 1
! input y real 0.81098064125151037
! input ya real array 0.71283927807271019 -0.61954866789641638 0.46909036166863349 1.000335969834153
! input g1 real common blk 0.45346878828606418
! input gc real common blk 1.1437764216508655
! input ga real array common blk 0.2027719718585563 -0.49821247292980297 0.60847903671810655 -0.88995748290219345
! input kg integer common ints 1
! input h1 real common other 0.65702908581673414
! input gm1 real module md gm1 0.20236414014394483
! input km integer module md km 2
module md
  implicit none
  integer :: km
end module md

subroutine p(n, x1, xa, k, y, ya)
  use md
  implicit none
  integer :: n, k(4), kg
  real*8 :: x1, xa(n), y, ya(n), g1, gc, ga(4), h1, t2
  common /blk/ g1, gc, ga
  common /ints/ kg
  common /other/ h1
!$ stop 'in parallel'
  t2 = ga(km)
end subroutine p
