! head p(ya)/(xa)
! input n integer 4
! input x1 real -1.1124803951245854
! input x2 real -0.72433083541918153
! input xa real array 1.2372142132978239 1.2742294348111698 0.99270151454114108 -1.2247011486742161
! input k integer array 1 2 1 2
! input m integer 1
! input y real undefined 0.88095546733088748
! input ya real array undefined 1.0867248618989502 0.83935445361983585 0.34943315071229197 1.1946889090441555
! input g1 real common blk 0.91305671308016789
! input ga real array common blk -0.83987191785592086 0.20949241725516973 0.65815836773764991 -0.33778324363287471
! head s1(p,q,a,gaz)/(p,q,a,gaz) called
! input n integer 4
! input p real 0.79249010909076323
! input q real 1.0677306350804532
! input r real 1.1359561139794809
! input a real array -0.76600275815234142 0.54235519863110215 -0.25072105914858323 1.0226151578455194
! input g1z real common blk 0.22574473012975835
! input gaz real array common blk 0.57048529200012843 0.91251881705675797 -0.9253051131559793 -0.94611450773610106
subroutine s1(n, p, q, r, a)
  implicit none
  integer :: n, i, i3, kl(4), iw
  real*8 :: p, q, r, a(0:n - 1), g1z, gaz(4), mix
  data dc /0.75d0/
  common /blk/ g1z, gaz
  sf(za) = za*sin(za) + 0.3d0*r
  sg(za, zb) = sf(zb) - sin(za)
  mix = 0.0d0
  do i = 1, n
    mix = a(1)*0.4d0
  end do
  do i = 1, n
    kl(i) = 1
  end do
  i3 = n
  q = mix
  iw = 4
  do while (iw > 0)
    a(kl(1)) = q
    iw = iw - 1
  end do
end subroutine s1

recursive subroutine s2(p, q, r, a, a2, e2, e3, lg, lev)
  implicit none
  integer :: lev, i, i1, i3, kl(4)
  logical :: lg
  real*8 :: p, q, r, a(4), a2(4), e2(2), e3(2), g1, ga(4)
  common /blk/ g1, ga
  equivalence (i3, kl(4))
end subroutine s2

subroutine s3(p, q, r, a, a2, s, e2, e3)
  integer :: i, i2, i3
  real*8 :: p, q, r, a(4), a2(*), s(2), e2(2), e3(2), g1, ga(4), t3, t4
  data dc /0.75d0/
  common /blk/ g1, ga
  equivalence (i1, i2)
  do i = 1, 4
    a(i) = p
  end do
  t3 = 1.5d0
  i2 = 4
  i3 = i2
  call s1(4, t4, t3, q, a)
end subroutine s3

subroutine p(n, x1, x2, xa, k, m, y, ya)
  implicit none
  integer :: n, k(4), m, i1
  real*8 :: x1, x2, xa(4), y, ya(4), g1, ga(4), v(4)
  common /blk/ g1, ga
  i1 = n
  call s3(xa(1), x1, x2, ya, xa, v(1), xa(1), xa(1))
end subroutine p
