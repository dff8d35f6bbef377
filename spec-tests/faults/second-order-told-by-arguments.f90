! head p(y)/(ya)
! input n integer 3
! input x1 real 0.55044233962656008
! input xa real array 0.70073454443855598 0.83387517916633724 0.70139930870107925
! input y real undefined 0.51275795982856054
! input ya real array 0.61555179502808555 -0.8272303683318738 0.76496332558961289
! input xs real4 0.33930274844169617
subroutine p(n, x1, xa, y, ya, xs)
  implicit real*8 (a-h, o-z)
  double precision :: xa(n), ya(n)
  real*4 :: xs, u1
  equivalence (i1, i2)
  i3 = 3
  u1 = min(ya(1), 0.6d0)
  ya(n) = ya(1)
  ya(i3) = sin(ya(1))
  y = u1 - ya(1)
end subroutine p
