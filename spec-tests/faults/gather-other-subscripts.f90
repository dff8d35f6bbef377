! head p(y)/(y)
! input n integer 3
! input x1 real -0.60768468988100222
! input x2 real 0.45697524938094441
! input xa real array 0.86047216143845096 -1.2369015267865975 -0.38024837032034153
! input y real 0.72356057902855797
! input g1 real common blk -0.58895778731249582
! input ga real array common blk 0.65582501198920207 -0.58170629937125862 -0.48653106791422035
! input g2 real common blk 1.1569495586340997
! input kg integer common ints 1
! input h1 real common other -0.2402491827225445
subroutine p(n, x1, x2, xa, y)
  implicit real(kind(1.0d0)) (a-h, o-z)
  integer*1 :: j
  real*8 :: xa(3), ga(3), c(3, 2), w(2)
  common /blk/ g1, ga, g2
  common /ints/ kg
  common /other/ h1
  do i = 1, 3
    c(i, 1) = x1
  end do
  do i = 1, 2
    w(i) = y*0.3d0
  end do
  t3 = w(1)*c(1, 1)
  i1 = n
  i3 = i1
  y = t3
  do l = n, 1, 1
    c(l, l) = 0.01d0
  end do
  do i = 1, 3
    t4 = w(1)
    w(1) = c(1, 1)
  end do
end subroutine p
