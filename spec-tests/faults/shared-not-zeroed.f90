! head p(gm2)/(gma)
! input n integer 5
! input x1 real -0.68214530587913891
! input xa real array -0.25675713354289559 1.2873901484668804 1.1571258960141926 0.39888594307044051 0.85557265481917733
! input y real 1.0602087975267538
! input ya real array 1.1391083892880725 -0.80521360604353998 -0.73634227160151045 1.1477092402880975 1.189792061550371
! input g1 real common blk -1.0493071773355782
! input ga real array common blk 1.257519814865953 0.6738932321068043 0.9538048720419523 0.92716122577400695 1.0175999741778472
! input kg integer common ints 2
! input gm1 real module md gm1 -0.55228259682119352
! input gma real array module md gma -0.57779711970667202 0.26064606627415227 0.80598618947807998 -0.35217668993229317 -0.43047113565755868
! input gm2 real module md gm2 0.45401174764252111
module md
  implicit none
  double precision :: gma(5)
  real*8 :: gm2
end module md

subroutine p(n, x1, xa, y, ya)
  use md, only: gm1, gma, gm2, f2
  implicit none
  integer :: n, kg
  real*8 :: x1, xa(n), y, ya(n), g1, ga(5), cd1, cda(5), mix
  common /blk/ g1, ga
  common /fixed/ cd1, cda
  common /ints/ kg
  mix = gma(1)
  gm2 = mix
end subroutine p
