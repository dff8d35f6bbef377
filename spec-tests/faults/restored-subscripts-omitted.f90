! head p(y)/(xa)
! input n integer 5
! input x1 real 1.2516163661631188
! input x2 real 1.160544578689878
! input xa real array -0.68737653509516394 1.1939500479771501 1.2813783321732164 0.86878345602632101 -0.4630913101588246
! input k integer array 3 2 1 5 2
! input m integer 1
! input y real undefined 0.92716122577400695
! input g1 real common blk 1.0175999741778472
! input ga real array common blk 0.25504519074824783 -0.84333239762249468 -0.55228259682119352 -0.37366587894036518 -0.47489613572874539
! input h1 real common other -0.8819426491563227
subroutine p(n, x1, x2, xa, k, m, y)
  implicit none
  integer :: n, k(5), m, i, i1, kl(5)
  real*8 :: x1, x2, xa(n), y, g1, ga(5), h1, t2
  common /blk/ g1, ga
  common /other/ h1
  do i = 1, n
    kl(i) = mod(i, 5) + 1
  end do
  i1 = 3
  xa(kl(3)) = 2.0d0
  kl(i1) = kl(n)
  i1 = kl(1)
  t2 = xa(1)
  y = t2
  xa(i1) = xa(1)
end subroutine p
