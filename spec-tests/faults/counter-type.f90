! head p(x2)/(x2,g2)
! input n integer 5
! input x1 real -0.80521360604353998
! input x2 real -0.68737653509516394
! input xa real array 1.2813783321732164 0.86878345602632101 -0.4630913101588246 1.1033446165631582 1.257519814865953
! input m integer 5
! input y real undefined 0.9538048720419523
! input ya real array 0.92716122577400695 1.0175999741778472 0.25504519074824783 -0.84333239762249468 -0.55228259682119352
! input g1 real common blk -0.47489613572874539
! input gc real common blk 0.80598618947807998
! input ga real array common blk -0.35217668993229317 -0.43047113565755868 -0.48063924131845553 -0.66154738075741559 0.30985781021210268
! input g2 real common blk 0.47932884916608176
! input gm1y real module md gm1 0.51759515575562243
! input gmay real array module md gma 0.89620352534005598 -0.53766622429952693 -1.076476976815717 -0.38883885184401212 -1.2739124597823548
! input kmy integer module md km 2
module md
  implicit none
  real*8 :: gma(5)
end module md

subroutine p(n, x1, x2, xa, m, y, ya)
  use md, cmy => cm, gm1y => gm1, gmay => gma, kmy => km
  implicit none
  integer :: n, m, i2, kl(5)
  real*8 :: x1, x2, xa(5), y, ya(5), g1, gc, ga(5), g2, v(5), c(5, 2)
  common /blk/ g1, gc, ga, g2
  call s1(x2, 2.0d0, g2, v, 'down', c, i2, 1)
  call s1(c(1, 1), gmay(1), x1, gmay, 'turn', c, kl(1), 1)
end subroutine p

recursive subroutine s1(p, q, r, a, which, d, k1, lev)
  integer :: k1, lev, i3
  integer(2) :: i
  double precision :: p, q, r, a(5), d(5, 2), t3
  character(len=*) :: which
  equivalence (i1, i2), (lf, lh)
  sf(za) = za*sin(za) + 0.3d0*q
  t3 = r
  do i = 5, 1, 2
    d(i3, 1) = t3
  end do
end subroutine s1
