! head p(ga)/(gm1)
! input n integer 3
! input x1 real 0.86341268046592168
! input x2 real 0.55937910232645272
! input xa real array 0.83935445361983585 0.34943315071229197 1.1946889090441555
! input k integer array 2 1 3
! input m integer 2
! input y real undefined 0.45635712840617587
! input g1 real common blk 0.26117134925713137
! input gc real common blk 0.65815836773764991
! input ga real array common blk -0.33778324363287471 1.1976695546260658 -1.2707576191258767
! input gm1 real module md gm1 1.0677306350804532
! input km integer module md km 3
module md
  implicit none
  real*8 :: gm1
  integer :: km
end module md

subroutine p(n, x1, x2, xa, k, m, y)
  use md
  implicit none
  integer :: n, k(3), m, i, i1, i2
  real*8 :: x1, x2, xa(n), y, g1, gc, ga(3), t3
  common /blk/ g1, gc, ga
  equivalence (i1, i2)
  i2 = km
  i1 = k(m)
  y = gm1
  do i = i2, k(1)
    ga(i) = gc
  end do
end subroutine p
