! head p_7(y)/(xsa)
! input n integer 3
! input x1 real 0.26674866266040015
! input x2 real 1.1397054684401287
! input xa real array 0.23683336431077462 1.0652520634518252 0.61403772857409256
! input k integer array 3 3 2
! input y real undefined 0.76206982915761401
! input ya real array undefined 1.1231479524060359 1.0732161491211607 -0.49947936734270842
! input xs real4 0.43500402569770813
! input xsa real4 array 0.71616888046264648 1.1778856515884399 -0.30575874447822571
! input g1 real common blk_7 0.28000313875509358
! input ga real array common blk_7 0.50150537650277838 1.1519526448564776 0.80458867049963856
! input g2 real common blk_7 -1.0082130260910889
subroutine p_7(n, x1, x2, xa, k, y, ya, xs, xsa)
  implicit none
  integer :: n, k(3), i2, kl(3)
  real*8 :: x1, x2, xa(n), y, ya(3), g1, ga(3), g2, cd1, cda(3), v(3)
  real*4 :: xs, xsa(3)
  real*8 :: dc
  common /blk_7/ g1, ga, g2
  common /fixed_7/ cd1, cda
  data cda /3*0.4d0/
  call s1_7(n, dc, y, v, ya, 0.5, xsa, i2, kl)
end subroutine p_7

subroutine s1_7(n, p, q, a, a2, ps, as, k1, ka)
  integer :: n, k1, ka(3)
  double precision :: p, q, a(0:n - 1), a2(n), g1z, gaz(3), g2z, cd1, cda(3)
  real(4) :: ps, as(*)
  common /blk_7/ g1z, gaz, g2z
  common /fixed_7/ cd1, cda
  q = g2z
end subroutine s1_7
