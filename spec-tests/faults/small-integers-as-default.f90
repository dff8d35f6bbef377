! head p(ys)/(gma)
! input n integer 4
! input x1 real 0.25398218334194561
! input xa real array 0.26182675910770364 0.30194965778314103 0.85122478454401396 -1.066127742232335
! input k integer array 4 4 1 4
! input m integer 1
! input y real 0.21308367696436226
! input xs real4 -1.1721067428588867
! input ys real4 undefined 0.31946727633476257
! input g1 real common blk 0.45797702449528138
! input ga real array common blk 0.8983838647257576 0.62458473482468713 0.69836713664500194 0.80611433462987803
! input kg integer common ints 4
! input gm1 real module md gm1 -1.1052526704007941
! input gma real array module md gma 0.9495010299623754 0.47975581673625561 1.197634051443369 -0.90272217937708921
! input ke integer module md ke 4
module md
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: gma(4)
  interface anyf1
    module procedure f1, nof1
  end interface anyf1
  interface anyf2
    module procedure f2, nof2
  end interface anyf2
end module md

subroutine p(n, x1, xa, k, m, y, xs, ys)
  use md, canyf1 => anyf1
  implicit none
  integer :: n, k(4), m, kg, i, j
  integer*2 :: i3
  real(wp) :: x1, xa(4), y, g1, ga(4), cd1, cda(4)
  real :: xs, ys, u1
  common /blk/ g1, ga
  common /fixed/ cd1, cda
  common /ints/ kg
  i3 = kg
  u1 = gma(i3)
  do j = i3, 4
    do i = 2, 3
    end do
    i3 = j
  end do
  g1 = u1
  ys = g1*dble(i)
end subroutine p
