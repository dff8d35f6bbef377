! head p(gm1o)/(o1)
! input n integer 5
! input x1 real 1.2276193850897932
! input x2 real -0.73912415833938194
! input xa real array 0.6410900154095508 0.29947768602492975 0.28473743751746217 0.4784687326107715 -1.0759839489408565
! input m integer 3
! input y real undefined 1.1945414360522633
! input xs real4 -1.0396292209625244
! input o1 real 0.64154781550906126
! input g1 real common blk 0.35694429877810413
! input ga real array common blk -0.91595769348952327 -0.71105306692047332 -1.1366221606904827 1.1997891028005399 1.0973468614562558
! input g2 real common blk 1.2210432697752462
! input kg integer common ints 3
! input h1 real common other 0.59073699261161927
! input gm1 real module md gm1 1.2335507524896101
! input gs real4 module md gs -0.70534533262252808
! input ke integer module md ke 5
! input gm1o real array module mo gm1 1.1240125451126481 0.39960592997171829 1.1906274056183166 1.1171431066238409 -0.59841302472508839
! input gmao real module mo gma -1.2211221488211261
! input gm2 real module md gm2 1.1458224299881092
! input km real array module mo km 0.85197765758660071 -0.57936716367755026 -0.53831694929890128 0.910544952159136 0.95604686238156922
module mo
  implicit none
  real*8 :: gm1(5)
end module mo

module md
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: gm1
  interface anyf1
    module procedure f1, nof1
  end interface anyf1
contains
  subroutine p(n, x1, x2, xa, m, y, xs, o1)
    use mo, only: gm1o => gm1, gmao => gma, aido => aid
    implicit none
    integer :: n, m, kg, j, l, i1, i2, i3, is, iw, jw, b4zl
    integer(2) :: i, kl(5)
    real(wp) :: x1, x2, xa(5), y, g1, ga(5), g2, cd1, cda(5), h1, t1, t2, t3, t4, w(2), b4zx1, &
        b7zt1, b8zg1(5), b9zg2, mix
    real(4) :: xs, u1, b6zt4, b6zxa, b7zgs
    real*8, optional :: o1
    real*8 :: da(5)
    common /blk/ g1, ga, g2
    common /fixed/ cd1, cda
    common /ints/ kg
    common /other/ h1
    bl7: if (.true.) then
      t4 = gm1o(1)
    end if bl7
  end subroutine p
end module md
