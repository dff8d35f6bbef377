! head p(ys)/(xa)
! input n integer 5
! input x1 real 0.98823313669796331
! input xa real array 0.70317530137857398 0.94679038568891616 -0.52487645324048882 -0.83777455391891231 0.98881289740912415
! input k integer array 5 1 3 3 1
! input y real undefined -0.30442201423871734
! input ya real array 1.0220447456537034 0.36543876285916932 0.28178138468263014 0.30585201482599939 0.7022253188455696
! input ys real4 undefined -1.1089483499526978
! input g1 real common blk 0.20428895571465361
! input gc real common blk -0.61377801361275464
! input ga real array common blk 1.1567900718239048 1.1536979652085764 0.51753506208027256 0.2256202623133258 0.83634656207161728
! input gm1 real module md gm1 0.60626198345890625
! input gmay real array module md gma 0.51279300961512786 0.71049627496577417 0.88528046978551211 1.0591764184869381 0.95883085338620999
! input gm2 real module md gm2 1.2163457042477597
! input kmy integer module md km 3
module md
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: gma(5)
  interface anyf1
    module procedure nof1, f1
  end interface anyf1
end module md

subroutine p(n, x1, xa, k, y, ya, ys)
  use md, wpy => wp, gmay => gma, kmy => km, cf2 => f2
  implicit none
  integer :: n, k(5)
  real*8 :: x1, xa(n), y, ya(n), g1, gc, ga(5), cd1, cda(5), t1
  real(4) :: ys, u1
  common /blk/ g1, gc, ga
  common /fixed/ cd1, cda
  y = gmay(1)
  t1 = y
  do t1 = t1, t1, 0.5d0
    u1 = xa(1)*t1
  end do
  ys = u1
end subroutine p
