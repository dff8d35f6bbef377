! head p(gm1)/(gm2o)
! input n integer 3
! input x1 real -0.61243883221610473
! input x2 real 0.76638413617690526
! input xa real array 0.96310549195492134 -0.3846658603324089 -0.28735450459998646
! input k integer array 3 2 2
! input y real -0.23238707834068983
! input ya real array -1.2031328511010624 1.1809866893395582 0.95209097246307106
! input g1 real common blk 0.99111890354274168
! input ga real array common blk 0.26138065730586113 -0.6194312433797079 0.88281277549673431
! input gm1 real module md gm1 0.43449966173756693
! input ke integer module md ke 5
! input gm2o real array module mo gm2 0.66295459135815193 0.75578330353189749 0.319298227522955
! input gm1u real module mo gm1 1.181570151607124
! input gma real module mo gma 0.82123061208353598
! input km integer module mo km 2
module mo
  implicit none
  real*8 :: gm2(3)
  integer, parameter :: wp = 8
end module mo

module md
  implicit none
  real*8 :: gm1
  interface anyf1
    module procedure f1, nof1
  end interface anyf1
  interface assignment(=)
    module procedure assigned
  end interface assignment(=)
contains
  subroutine assigned(x, lg)
    implicit none
    double precision, intent(inout) :: x
    logical, intent(in) :: lg
  end subroutine assigned

  subroutine p(n, x1, x2, xa, k, y, ya)
    use mo, only: gm2o => gm2, wp, aido => aid
    integer :: n, k(3), i, l, i1, i2, i3, kl(3), b1zi
    real(wp) :: x1, x2, xa(3), y, ya(0:n - 1), g1, ga(3), cd1, cda(3), t1, t2, t3, c(3, 2), &
        b1zga(3), mix
    real(wp) :: dc
    common /blk/ g1, ga
    common /fixed/ cd1, cda
    data cda /3*0.4d0/
    c(1:3, 1) = gm2o(1)
    call s1(3, dc, y, gm2o(1), c(1, 1), c(1, 1), c(1, 1), c(1, 1), i2)
    gm1 = ga(1)
  end subroutine p
end module md

subroutine s1(n, p, q, r, a2, s, e2, e3, k1)
  integer :: n, k1, i, sin, i2, i3, kl(3)
  real*8 :: p, q, r, a2(n), s(2), e2(2), e3(2), gv(4), cd1, cda(3)
  common /blk/ gv
  common /fixed/ cd1, cda
  gv(:3) = cos(cda(:) + e3(1))
end subroutine s1
