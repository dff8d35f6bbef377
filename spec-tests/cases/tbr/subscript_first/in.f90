subroutine p(n, x1, x2, xa, k, y)
  implicit real*8 (a-h, o-z)
  integer :: k(5), kl(5)
  real*8 :: xa(n), ga(5), cda(5)
  common /blk/ g1, ga
  common /fixed/ cd1, cda
  common /other/ h1
  do i = 1, n
    kl(i) = 2.0d0
  end do
  t3 = f1(n, 0.3d0, cda)
  i3 = n
  i1 = 5
!$AD NOCHECKPOINT
  call s1(i1, g1, abs(i3*0.25d0)*cos(xa(n) - g1), h1, 'down', kl)
  xa(kl(1)) = t3
  call s1(i1, h1, 0.3d0, xa(1), 'down', kl)
  xa(n) = min(cd1, xa(1), cd1)
end subroutine p

subroutine s1(n, p, q, r, which, ka)
  implicit real*8 (a-h, o-z)
  integer :: ka(5)
  real*8 :: ga(5), cda(5)
  character(len=*) :: which
  common /blk/ g1, ga
  common /fixed/ cd1, cda
  i1 = 2
  i3 = 2.0d0
  do i = i1, n
  end do
  ga(n) = ga(1)
  n = i3
  r = p
end subroutine s1

function f1(n, x, a)
  integer :: n
  real*8 :: x, a(n), g1, ga(5), t1, t2, f1
  common /blk/ g1, ga
  t2 = ga(n)
  t1 = t2/g1
  f1 = t1
end function f1

block data bd
  real*8 :: cd1
  real*8 :: cda(5)
  common /fixed/ cd1, cda
  data cd1 /0.6d0/
end block data bd
