! head p(gm2)/(gma)
! input n integer 5
! input x1 real 0.47480580186115368
! input xa real array -1.1019041874795701 0.95858223987427205 -0.45267322101138457 0.66633900882335695 0.49369285129663737
! input k integer array 5 1 4 5 5
! input y real 1.1705058987934103
! input g1 real common blk 0.80424883499505095
! input ga real array common blk -0.94345939235354015 0.50281975993685635 0.85833564449909039 0.26325371297510525 0.27035433743081699
! input kg integer common ints 4
! input gm1 real module md gm1 0.59245002655725465
! input gma real array module md gma -0.91599049197034854 0.86529978296831667 1.2344971749198446 1.2708041460462483 0.90657670113779076
! input gm2 real module md gm2 -0.52110291305231549
! input km integer module md km 3
module md
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: gma(5)
  real(wp) :: gm2
  interface anyf1
    module procedure nof1, f1
  end interface anyf1
  interface anyf2
    module procedure nof2, f2
  end interface anyf2
end module md

subroutine p(n, x1, xa, k, y)
  use md
  implicit real(kind(1.0d0)) (a-h, o-z)
  integer :: k(5)
  double precision :: xa(n), ga(5)
  common /blk/ g1, ga
  common /ints/ kg
  do j = 1, kg
    gma(j) = cos(gma(1))
  end do
  gm2 = gma(1)
end subroutine p
