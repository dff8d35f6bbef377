! head p(ya)/(xs)
! input n integer 5
! input x1 real 1.0094891279446652
! input xa real array 0.53730657841467178 0.77840883657830706 1.2356309225703708 0.39008599911844621 1.282081489448069
! input k integer array 5 1 2 5 5
! input m integer 4
! input y real undefined 0.89127857094377205
! input ya real array -0.20053946056328584 0.99417818661870072 -1.0611093849512809 1.2238747771924425 1.2721338091862233
! input xs real4 -0.27147608995437622
! input g1 real common blk 0.59420542800836906
! input ga real array common blk 1.1039226292609676 -0.84445084034481388 0.53926030210019604 -1.1568837025788263 0.55984175580533513
! input g2 real common blk 0.29880877775228787
! input kg integer common ints 5
! input h1 real common other 0.39820836906111723
subroutine p(n, x1, xa, k, m, y, ya, xs)
  implicit real(kind(1.0d0)) (a-h, o-z)
  integer :: k(5)
  double precision :: xa(5), ya(n), ga(5), cda(5)
  real(4) :: xs
  common /blk/ g1, ga, g2
  common /fixed/ cd1, cda
  common /ints/ kg
  common /other/ h1
  i3 = kg
  ya(n) = xs
  do j = 1, n
    ya(i3) = cos(ya(i3))
  end do
end subroutine p
