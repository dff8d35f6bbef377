! head p(ga)/(ga)
! input n integer 5
! input x1 real 0.34762530408370163
! input x2 real 0.8183735891349766
! input xa real array 0.85539449569697257 0.39776853334620832 -0.46430625253186625 0.37665002119858748 0.48819810136263786
! input k integer array 3 2 3 1 2
! input y real undefined -0.61954866789641638
! input ya real array undefined 0.46909036166863349 1.000335969834153 -1.2420220815078544 0.45346878828606418 1.1437764216508655
! input g1 real common blk -1.0776012812680882
! input gc real common blk -0.88995748290219345
! input ga real array common blk 0.44560139521931363 1.2662303783571658 -0.44898341863809976 0.25601452013890708 0.42175452166892002
! input gm1 real module md gm1 0.50763710090216763
! input gm2 real module md gm2 1.1499912815407911
! input gma real array module md gma 0.91277542210944795 -1.2013366103441048 1.2865282140415437 0.79802430608083341 1.1134289395164014
! input km integer module md km 2
module md
  implicit none
  integer, parameter :: wp = 8
  interface anyf1
    module procedure nof1, f1
  end interface anyf1
end module md

subroutine p(n, x1, x2, xa, k, y, ya)
  use md, only: wp, gm1, gm2
  implicit none
  integer :: n, k(5), i
  real(wp) :: x1, x2, xa(n), y, ya(5), g1, gc, ga(5), cd1, cda(5)
  common /blk/ g1, gc, ga
  common /fixed/ cd1, cda
  do i = 1, n
    ya(i) = g1
  end do
  x1 = minval(ga(:4))
  where (ya(1) > xa(4:5)) ga(4:5) = x1
end subroutine p
