! head p(ya)/(ya)
! input n integer 5
! input x1 real 1.0397697292815893
! input x2 real -0.87417602276374051
! input xa real array 0.60638256765080967 1.1304229730360669 0.71526667603276017 -0.5338242291668378 1.242477929961328
! input k integer array 1 3 5 3 3
! input y real undefined -0.96798956991562979
! input ya real array -1.2531384740984965 0.85205262129727677 -1.2026186071866598 0.77808177708013715 0.25668132139811373
! input g1 real common blk 0.74319993330890766
! input gc real common blk 0.91796058227745259
! input ga real array common blk 0.33352646690465648 0.6409482990395976 1.2807176615825397 0.48400362098122646 0.60423929325395176
! input g2 real common blk 0.33542243323742749
! input h1 real common other 0.64765601740588874
! input gm1 real module md gm1 0.30696871104004875
! input kmy integer module md km 3
module md
  implicit none
  integer, parameter :: nm = 5
  real*8 :: gm1
  integer :: km
end module md

subroutine p(n, x1, x2, xa, k, y, ya)
  use md, kmy => km
  implicit none
  integer :: n, k(5), i, j, l, i2, i3, is, iw, jw
  real*8 :: x1, x2, xa(5), y, ya(n), g1, gc, ga(5), g2, cd1, cda(5), h1, t1, t2, v(5), mix
  real*8 :: dc
  data dc /0.75d0/
  common /blk/ g1, gc, ga, g2
  common /fixed/ cd1, cda
  common /other/ h1
  data cd1 /0.6d0/
  data cda /5*0.4d0/
  i2 = n
  is = 1
  do l = mod(nm, 5), i2, is
    if (ga(1) < 0.9d0) then
    else
      cycle
    end if
    if (ga(4) <= h1) cycle
    is = -1
  end do
end subroutine p
