! head p(ya)/(g2)
! input n integer 5
! input x1 real 0.51330229237035274
! input xa real array 0.75861727599677153 0.90628076778754907 0.7325783783625559 -1.1227458750504922 0.83590201342499837
! input y real undefined -0.68214530587913891
! input ya real array undefined -0.25675713354289559 1.2873901484668804 1.1571258960141926 0.39888594307044051 0.85557265481917733
! input g1 real common blk 1.0602087975267538
! input ga real array common blk -0.80521360604353998 -0.73634227160151045 1.1477092402880975 1.189792061550371 0.81057107740658929
! input g2 real common blk 1.1033446165631582
! input h1 real common other 0.24805307358674905
! input gm1 real module md gm1 0.92716122577400695
! input ke integer module md ke 6
module md
  implicit none
  integer, parameter :: wp = 8
  integer :: ke
end module md

subroutine p(n, x1, xa, y, ya)
  use md
  implicit real(selected_real_kind(15, 307)) (a-h, o-z)
  real(wp) :: xa(n), ya(n), ga(5), v(ke), c(5, 2), w(2)
  common /blk/ g1, ga, g2
  common /other/ h1
  equivalence (i1, i2)
  do i = 1, n
    ga(i) = ga(i)*g2
  end do
  i3 = 5
  call s1(i3, ga(1), t4, ya, v(1), w, c)
end subroutine p

subroutine s1(n, p, q, a, e2, e3, d)
  implicit none
  integer :: n, i
  real*8 :: p, q, a(n), e2(2), e3(2), d(n, 2), g1, ga(5), g2, h1, mix
  common /blk/ g1, ga, g2
  common /other/ h1
  namelist /nl/ n, ch
  mix = p
  do i = 1, 5
    a(i) = mix
  end do
end subroutine s1
