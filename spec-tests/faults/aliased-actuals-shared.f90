! head p(y)/(ya)
! input n integer 5
! input x1 real 0.69836713664500194
! input xa real array 0.80611433462987803 0.4033765778158066 -1.1052526704007941 -1.227023587652504 -1.0636724866914207
! input y real undefined 0.47975581673625561
! input ya real array 1.197634051443369 -0.90272217937708921 -0.49433576465637585 -0.6979133833076927 -0.92040320337400083
! input g1 real common blk 0.78450638247373461
! input ga real array common blk 1.1934554348879054 -0.93937637296822118 -0.61587013190472262 -0.41283948669339232 -0.24749729513160226
! input g2 real common blk 1.1466764714533351
! input h1 real common other 1.2184190637466861
subroutine p(n, x1, xa, y, ya)
  integer :: n, i3
  real*8 :: x1, xa(n), y, ya(n), g1, ga(5), g2, h1, t2, t4
  common /blk/ g1, ga, g2
  common /other/ h1
  call s1(g1, ga(1), t2, ya, i3)
  call s1(ga(1), h1, t4, ga, i3)
  y = t4
end subroutine p

subroutine s1(p, q, r, a, k1)
  implicit none
  integer :: k1
  double precision :: p, q, r, a(5), t2
  t2 = p
  r = a(1)
  t2 = t2 + a(1)
  q = t2
end subroutine s1
