! head p(x2)/(x2,g2)
! input n integer 5
! input x1 real -0.80521360604353998
! input x2 real -0.68737653509516394
! input xa real array 1.2813783321732164 0.86878345602632101 -0.4630913101588246 1.1033446165631582 1.257519814865953
! input m integer 5
! input y real undefined 0.9538048720419523
! input ya real array 0.92716122577400695 1.0175999741778472 0.25504519074824783 -0.84333239762249468 -0.55228259682119352
! input g1 real common blk -0.47489613572874539
! input gc real common blk 0.80598618947807998
! input ga real array common blk -0.35217668993229317 -0.43047113565755868 -0.48063924131845553 -0.66154738075741559 0.30985781021210268
! input g2 real common blk 0.47932884916608176
! input gm1y real module md gm1 0.51759515575562243
! input gmay real array module md gma 0.89620352534005598 -0.53766622429952693 -1.076476976815717 -0.38883885184401212 -1.2739124597823548
! input kmy integer module md km 2
module md
  implicit none
  double precision, parameter :: cm = 1.25d0
  real*8 :: gm1
  real*8 :: gma(5)
  integer :: km
end module md

subroutine p(n, x1, x2, xa, m, y, ya)
  use md, cmy => cm, gm1y => gm1, gmay => gma, kmy => km
  implicit none
  integer :: n, m, i, j, l, i1, i2, i3, kl(5), iw
  real*8 :: x1, x2, xa(5), y, ya(5), g1, gc, ga(5), g2, t2, v(5), c(5, 2), w(2), mix
  character(len=4) :: ch
  common /blk/ g1, gc, ga, g2
  do i = 1, 5
    v(i) = gm1y*(0.3d0*i)
  end do
  do i = 1, n
    c(i, 2) = g1*(0.3d0*i)
  end do
  do i = 1, n
    kl(i) = mod(i*2, 5) + 1
  end do
  i1 = mod(kmy + 3, 5) + 1
  i2 = mod(m + 2, 5) + 1
  call s1(x2, (dble(i) + x1)*cos(0.5d0 + x1), g2, v, 'down', c, i2, 1)
  call s1((c(kl(kmy), 2) - c(m, 2))*cos(g2 + gmay(5)), gmay(i2), x1, gmay, 'turn', c, kl(i1), 1)
end subroutine p

subroutine s2(n, p, q, a)
  use md
  implicit none
  integer :: n, i, j, i1, i3
  integer*1 :: kl(5)
  logical :: lh
  real*8 :: p, q, a(0:n - 1), g1z, gcz, gaz(5), g2z, t1, t3, mix
  common /blk/ g1z, gcz, gaz, g2z
end subroutine s2

recursive subroutine s1(p, q, r, a, which, d, k1, lev)
  integer :: k1, lev, i1, i2, i3
  integer(2) :: i
  logical :: lf, lh
  double precision :: p, q, r, a(5), d(5, 2), t1, t2, t3, t4, v(0:4), w(2), sf, za
  character(len=*) :: which
  character(len=4) :: ch
  equivalence (i1, i2), (lf, lh)
  sf(za) = za*sin(za) + 0.3d0*q
  do i = 1, 2
  end do
  t2 = 0.9d0
  t3 = (i*0.25d0 - dble(k1))/(1.5d0 + sin(acos(0.6d0*sin(r)))**2)
  i2 = k1
  i3 = k1
  do i = 5, 1, -2
    w(2) = tanh(a(i3)*t2*(t2/(1.5d0 + sin(t2)**2)))
    d(mod(i3 + 2, 5) + 1, 1) = sin(t3 - t2)
    v(i1 - 1) = (r + dble(i3))*sin(w(2) + a(i3))
  end do
end subroutine s1
