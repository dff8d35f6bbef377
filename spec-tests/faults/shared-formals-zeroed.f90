! head p(ys)/(xa)
! input n integer 3
! input x1 real 1.0351058727938229
! input x2 real 1.0890810526500034
! input xa real array 0.85034152008197461 0.43574448852146253 -0.55610607579279492
! input k integer array 1 3 1
! input y real undefined 0.32908902836946075
! input ya real array undefined 0.84748508146807189 1.1113803745202209 0.41988231725762537
! input xs real4 -1.2310738563537598
! input ys real4 undefined 1.0606900453567505
! input g1 real common blk 1.0606601585345214
! input gc real common blk 0.97218471817364027
! input ga real array common blk 0.88966305726932648 0.89626921481871635 1.2927711156253419
! input kg integer common ints 1
! input gm1 real module md gm1 0.86254176171962027
! input gma real array module md gma 0.68140370990618182 0.20900689652187437 0.58365947706782406
! input key integer module md ke 5
! head s1(a)/(p,q) called
! input p real 1.1627933165521893
! input q real 0.41122450038397818
! input a real array undefined 0.79175831362929494 0.23951485215516766 -1.0470151021936573
! input ps real4 -0.87984657287597656
! input e2 real array 0.92532881131728351 0.88611817968723661
! input e3 real array 1.2446515974430628 1.2775812476257598
! input ka integer array 2 3 3
! input g1 real common blk 1.2866195638519098
! input gc real common blk 0.39279101047572762
! input ga real array common blk 1.0673222861622249 0.28810572999868678 0.50546074906861371
! input kg integer common ints 2
! input gm1 real module md gm1 -1.0293650965980812
! input gma real array module md gma 0.48915400889283678 0.22717813467631703 0.302647279365997
! input ke integer module md ke 3
module me
  implicit none
  integer, parameter :: wp = 8
end module me

module md
  use me
  implicit none
  real(wp) :: gma(3)
  integer :: ke
end module md

subroutine s1(p, q, a, ps, e2, e3, ka)
  integer :: ka(3), kg
  real*8 :: p, q, a(0:2), e2(2), e3(2), g1, gc, ga(3), cd1, cda(3)
  real*4 :: ps, u1
  common /blk/ g1, gc, ga
  common /fixed/ cd1, cda
  common /ints/ kg
  u1 = e2(1) + e3(1)
end subroutine s1

subroutine p(n, x1, x2, xa, k, y, ya, xs, ys)
  use md, only: wp, gm1, gma, key => ke
  integer :: n, k(3), kg, i
  real(wp) :: x1, x2, xa(3), y, ya(0:2), g1, gc, ga(3), cd1, cda(3), v(0:key - 1)
  real*4 :: xs, ys
  common /blk/ g1, gc, ga
  common /fixed/ cd1, cda
  common /ints/ kg
  data cd1 /0.6d0/
  do i = 1, n
    v(i) = cd1
  end do
  call s1(x1, xa(1), gma, real(x1, 4), v(1), v(1), k)
  ys = 3.0d0
end subroutine p
