! head p(xa)/(xa)
! input n integer 5
! input x1 real 0.60421553517960569
! input x2 real 0.95230465945492893
! input xa real array 1.1640458114403454 0.96277847904211233 0.6777972702932844 0.40105379218578985 0.65161650427809881
! input y real undefined -1.2413870100144366
! input ya real array undefined 0.52504840665649222 0.44424767875885812 -0.61935901235856339 -0.67500569786667564 0.72295046320735645
! input g1 real common blk -1.2552858988586735
! input ga real array common blk 0.76262228632940654 0.46385949005408028 -0.20778711141498774 -1.2709473680490966 0.64298600132681205
! input g2 real common blk -1.1542033795032336
subroutine s1(p, q, s, k1)
  implicit none
  integer :: k1, i, i3
  real*8 :: p, q, s(2), g1, ga(5), g2, t1, t2
  common /blk/ g1, ga, g2
  t2 = s(1)
  s(2) = t2*s(1)
end subroutine s1

subroutine p(n, x1, x2, xa, y, ya)
  integer :: n, i1
  real*8 :: x1, x2, xa(n), y, ya(n), g1, ga(5), g2, t2
  common /blk/ g1, ga, g2
  t2 = 0.4d0
!$AD NOCHECKPOINT
  call s1(t2, t2, xa(2), i1)
end subroutine p
