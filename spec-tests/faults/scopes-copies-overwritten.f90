! head p(ga)/(ga)
! input n integer 5
! input x1 real 0.52219838852449907
! input xa real array 0.43057086192231137 -0.98326361870951562 1.2590683078634382 1.2608637513959036 -0.60345294230229218
! input k integer array 5 3 3 5 2
! input y real undefined 0.6681083401276654
! input g1 real common blk 0.67976394378238858
! input gc real common blk -0.84637857271915395
! input ga real array common blk -0.94016287559360268 -0.71692494689898822 0.99432174221583614 0.79439917932007953 0.51062616621923262
! head s1(p,q,ga)/(p,q,r) called
! input p real 0.94004266509229595
! input q real -0.49354637312123356
! input r real 0.73424817436758993
! input s real array 0.5054278008230525 1.1172524188117687
! input e2 real array -1.1013157228602717 1.0382321640560617
! input e3 real array -0.96470281573114303 -1.0626624394619484
! input k1 integer 5
! input ka integer array 2 2 2 5 2
! input g1 real common blk 0.69916559045118043
! input gc real common blk -0.44543742926166346
! input ga real array common blk -0.78165318699822861 -1.1336160491347538 1.1843053739470382 -0.97991357934819745 0.83936147196032529
subroutine p(n, x1, xa, k, y)
  integer :: n, k(5), i2, i3
  real*8 :: x1, xa(5), y, g1, gc, ga(5), cd1, cda(5), c(5, 2)
  common /blk/ g1, gc, ga
  common /fixed/ cd1, cda
  i2 = k(1)
  i3 = i2
  xa(i3) = ga(1)
  call in3()
  ga(k(1)) = x1
contains
  subroutine in3()
    call s1(xa(1), x1, cd1, c(1, 1), c(1, 1), c(1, 1), k(1), k)
  end subroutine in3
end subroutine p

subroutine s1(p, q, r, s, e2, e3, k1, ka)
  implicit none
  real*8 :: g1, gc, ga(5), mix
  double precision, intent(inout) :: p
  real*8, intent(inout) :: q
  real*8, intent(in) :: r
  real*8, intent(inout) :: s(2)
  real*8, intent(in) :: e2(2)
  real*8, intent(in) :: e3(2)
  integer, intent(in) :: k1
  integer, intent(inout) :: ka(5)
  common /blk/ g1, gc, ga
  sf(za) = za*sin(za) + 0.3d0*r
  sg(za, zb) = sf(zb) - sin(za)
  sk(kq) = 0.25*kq
  mix = p
  q = mix
end subroutine s1
