! head p(gm1)/(gm1)
! input n integer 3
! input x1 real 0.52313090730210887
! input xa real array 0.89620352534005598 -0.53766622429952693 -1.076476976815717
! input k integer array 2 2 1
! input y real undefined 0.49320642271044574
! input g1 real common blk 0.24438336688348367
! input gc real common blk 0.30439189809118417
! input ga real array common blk -0.62328130315006169 0.51233346712232508 -1.234590854732047
! input g2 real common blk 0.58090915588852443
! input kg integer common ints 1
! input gm1 real module md gm1 -1.0179572319267798
! input km integer module md km 2
! input ke integer module md ke 3
module md
  implicit none
  real*8 :: gm1
end module md

subroutine p(n, x1, xa, k, y)
  use md
  implicit none
  integer :: n, k(3), kg
  real*8 :: x1, xa(3), y, g1, gc, ga(3), g2, t1, f1
  common /blk/ g1, gc, ga, g2
  common /ints/ kg
  t1 = f1(x1, gm1)
end subroutine p

function f1(x, y)
  use md
  implicit real(selected_real_kind(15, 307)) (a-h, o-z)
  common /ints/ kg
  f1 = gm1
  f1 = y
end function f1
