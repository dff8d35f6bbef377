! head p(xs)/(xs)
! input n integer 5
! input x1 real 0.32998090704294331
! input x2 real 1.1165751437052278
! input xa real array 1.173854545833976 -0.46800243597313856 0.31220993037989531 1.2864469827411076 1.074311065398968
! input k integer array 4 4 1 3 4
! input y real undefined 0.42734451249157923
! input xs real4 0.83155018091201782
! input g1 real common blk 1.1836597110580247
! input ga real array common blk -1.1158860465984743 -0.28141676383288949 0.72927349498819583 -0.32511988602316383 -0.68027825772948936
! input kg integer common ints 4
! input gm1 real module md gm1 1.1035877887560543
! input gma real array module md gma 0.64122279886393851 -0.246253140354533 -0.40924320617479382 -0.4872564110570744 -0.69109359469223186
! input km integer module md km 2
! input gm2 real module md gm2 0.31262120044686587
module md
  implicit none
  integer, parameter :: wp = 8
  real*8 :: gma(5)
  double precision :: gm2
  integer :: km
  interface anyf1
    module procedure f1, nof1
  end interface anyf1
contains
  subroutine p(n, x1, x2, xa, k, y, xs)
    implicit none
    integer :: n, k(5), kg, i, j, i1, i2, is, jw
    integer*1 :: l, i3
    real(wp) :: x1, x2, xa(n), y, g1, ga(5), gm2, t1, t2, t4, v(5), c(5, 2), mix
    real :: xs, u1, u2
    common /blk/ g1, ga
    common /ints/ kg
    t1 = xs
    i2 = km
    is = 2
    do j = mod(kg + 3, 5), k(1), is
      gma(j) = sin(ga(1))
      xs = gma(1)
      if (ga(i2) > 0.7d0) exit
      ga(2) = t1
    end do
  end subroutine p
end module md
