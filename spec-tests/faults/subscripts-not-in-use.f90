! head p(y)/(h1)
! input n integer 5
! input x1 real -1.2521195069133413
! input x2 real 0.7090205906975966
! input xa real array 0.95601952444068972 0.65135259426881054 -0.65777354976949187 -1.1243902165160373 0.52685331609232722
! input y real 1.2798464894597867
! input ya real array undefined 0.58028817711822556 0.24103911130484981 1.0634076658849589 1.2202501249492776 -1.1425284977065502
! input g1 real common blk 1.0075709317546586
! input ga real array common blk 1.0357906049243988 -0.39960961258187866 1.2935432849785882 0.77905459894486229 0.25398218334194561
! input g2 real common blk 0.44435381978063371
! input h1 real common other 0.85122478454401396
subroutine p(n, x1, x2, xa, y, ya)
  implicit none
  integer :: n, i, i2, i3
  real*8 :: x1, x2, xa(n), y, ya(0:n - 1), g1, ga(5), g2, h1, v(0:4)
  common /blk/ g1, ga, g2
  common /other/ h1
  do i = 1, 5
    v(i - 1) = y
  end do
  i2 = 5
  i3 = i2
  call s1(h1, ya(1), y, v, i3)
end subroutine p

subroutine s1(p, q, r, a, k1)
  implicit none
  integer :: k1
  real*8 :: p, q, r, a(5)
  r = tanh(a(k1) + p)
end subroutine s1
