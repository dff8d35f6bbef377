! head p(gma)/(gma)
! input n integer 5
! input x1 real 0.89049229512820016
! input x2 real -0.55800094809212619
! input xa real array 0.66670599486189808 -1.2985026190793683 0.88684653148892489 0.92111494725247867 -0.47380211301909414
! input k integer array 3 4 2 3 4
! input y real undefined 0.353817593864307
! input g1 real common blk 1.1833442339897844
! input gc real common blk -0.24360870688213881
! input ga real array common blk 0.67764405839560771 1.0488414466931539 0.76486985775420013 1.2253745515474732 0.91099543963138951
! input gm1y real module md gm1 1.0147066298642788
! input gma real array module md gma -1.1325921303765085 0.99648669450438754 0.53923831816094425 0.31330673957630695 -0.23156369356767881
! input gm2y real module md gm2 0.42296702588854218
module md
  implicit none
  integer, parameter :: nm = 5
  real*8 :: gma(5)
  real*8 :: gm2
  interface anyf2
    module procedure nof2, f2
  end interface anyf2
  interface operator(.mix.)
    module procedure mixed
  end interface operator(.mix.)
  interface assignment(=)
    module procedure assigned
  end interface assignment(=)
contains
  subroutine assigned(x, lg)
    real*8, intent(inout) :: x
    logical, intent(in) :: lg
  end subroutine assigned

  function f2(x, o1) result(res)
    implicit none
    integer :: i
    logical(2) :: lf
    real*8 :: g1z, gcz, gaz(5), gm2, t1, t2, v(5), res, f1
    external f1
    real*8, value :: x
    real*8, optional :: o1
    common /blk/ g1z, gcz, gaz
    v(nm) = gma(1)
    res = gaz(1)
  end function f2
end module md

subroutine p(n, x1, x2, xa, k, y)
  use md, only: nm, cm, gm1y => gm1, gma, gm2y => gm2, anyf2, assigned
  integer :: n, k(5), i, i1, i2, i3, kl(5), iw, b1zt1
  double precision :: x1, x2, xa(n), y, g1, gc, ga(5)
  common /blk/ g1, gc, ga
  equivalence (i3, kl(3))
  y = anyf2(0.3d0)
end subroutine p
