! head p(ys)/(gs)
! input n integer 3
! input x1 real 0.25267981934611383
! input x2 real 1.0447779155757964
! input xa real array 0.57349252508711857 -0.32081769317176234 0.99089522508215855
! input m integer 2
! input y real undefined 0.24420702195263172
! input ya real array undefined 0.585170977276257 -0.92980842818567822 1.2953555183775498
! input xs real4 -1.152634859085083
! input ys real4 undefined 1.1096638441085815
! input xsa real4 array 0.39003646373748779 -0.23852036893367767 0.60489696264266968
! input o1 real 0.24820137764199648
! input gm1 real module md gm1 -1.2464732635831974
! input gs real4 module md gs -0.72647053003311157
! input km integer module md km 3
! input gma real module mo gma 0.32226301593553053
! input cb1 real common mcb of md -0.29065065209163576
! input cbq real common mcb of md 0.66334353354489484
! input cba real array common mcb of md -1.1658804365777 -1.283580916931041 0.20829171539598207
! input gm1u real module mo gm1 1.1490603515229356
! input kmu integer module mo km 3
module mo
  implicit none
  integer, parameter :: wp = 4
end module mo

module md
  implicit none
  integer, parameter :: wp = 8
  real(wp), parameter :: cm = 1.25d0
  real*4 :: gs
  double precision :: cb1
  real*8 :: cbq
  real(wp) :: cba(3)
  common /mcb/ cb1, cbq, cba
  interface assignment(=)
    module procedure assigned
  end interface assignment(=)
contains
  subroutine assigned(x, lg)
    double precision, intent(inout) :: x
    logical, intent(in) :: lg
  end subroutine assigned

  subroutine p(n, x1, x2, xa, m, y, ya, xs, ys, xsa, o1)
    use mo, only: gma, cmo => cm, wpo => wp
    implicit none
    integer :: n, m, i, i1, i2, i3, iw
    integer(1) :: j
    logical(8) :: lf
    real(wp) :: x1, x2, xa(3), y, ya(n), t1, t2, t3, c(3, 2), w(2), wk(3), mix, weighed
    real(wpo) :: xs, ys, xsa(3), u1, us(3)
    external weighed
    real(wp), optional :: o1
    equivalence (i1, i2)
    namelist /nl/ n, u1
    do i = 1, n
      us(i) = gs
    end do
    i1 = 2.0d0
    do i = 2, 2
      xsa(i) = us(1)
    end do
    ys = weighed(in2, 0.3d0)
  contains
    function in2(b2zx1)
      real(wp), intent(in) :: b2zx1
      real*8 :: in2
      in2 = xsa(i1)
    end function in2
  end subroutine p
end module md

function weighed(f, x)
  external f
  real*8, intent(in) :: x
  real*8 :: f, weighed
  weighed = f(x)
end function weighed
