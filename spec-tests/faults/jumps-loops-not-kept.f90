! head p(y)/(xa)
! input n integer 4
! input x1 real 0.49737380306539186
! input x2 real 0.87491458866522942
! input xa real array -1.0500075230011896 1.1489137492428227 0.50674963056562294 1.1901264963560172
! input k integer array 3 2 2 1
! input y real undefined 0.40251340827363602
! input g1 real common blk 1.2955855324908594
! input ga real array common blk 0.64192652242846049 1.032903847001255 1.2103145568670364 0.27289518994872969
! input g2 real common blk -1.0275292064595007
! input gma real array module md gma -0.49687241047185093 1.0119299914024293 0.9858769938883023 -1.1828247158046579
! input gm2y real module md gm2 -0.21391609620801419
! input gm1 real module md gm1 1.1057471255852576
! input km integer module md km 4
! input ke integer module md ke 4
module md
  implicit none
  real*8 :: gma(4)
end module md

subroutine p(n, x1, x2, xa, k, y)
  use md, only: gma, gm2y => gm2
  implicit none
  integer :: n, k(4), i, l
  real*8 :: x1, x2, xa(n), y, g1, ga(4), g2
  common /blk/ g1, ga, g2
  equivalence (i1, i2)
  y = gma(1)
  around1: do l = 1, 4
    do i = 1, n
      exit around1
      y = gma(1)
    end do
  end do around1
end subroutine p
