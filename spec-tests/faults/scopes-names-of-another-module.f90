! head p(xsa)/(xsa)
! input n integer 5
! input x1 real 1.1850046270744357
! input x2 real -0.73097428981239299
! input xa real array 1.2344971749198446 1.2708041460462483 0.90657670113779076 0.31813576060109183 -0.58504958119061268
! input k integer array 4 1 3 3 3
! input y real 0.81430204181230059
! input ya real array undefined -0.41580698528371884 0.73410241102005491 0.29169563743085586 0.82518286714507183 0.56323100368659529
! input xs real4 0.31750106811523438
! input ys real4 undefined 1.0658252239227295
! input xsa real4 array -0.624156653881073 0.47685429453849792 1.035457968711853 -1.2207866907119751 0.8199995756149292
! input gm1 real module md gm1 0.94216769004185408
! input gma real array module md gma 1.0420453088991442 1.0062239472924381 -0.71983344069016142 0.61752667151726781 0.98877349380879775
! input gm2 real module md gm2 0.75187264339913029
! input km integer module md km 5
! input gm1o real module mo gm1 1.2475060222931023
! input gmao real module mo gma 0.71678525159501083
! input gm2u real array module mo gm2 0.50229900372950509 0.87484112052456808 -0.20232359499896896 0.99724238873210047 0.29169454881619555
! input kmu integer module mo km 5
module mo
  implicit none
  real*8 :: gm1
  real*8 :: gma
  real*8 :: gm2(5)
  integer :: km
  integer, parameter :: wp = 4
end module mo

module md
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: gm1
  real(wp) :: gma(5)
  real(wp) :: gm2
  integer :: km
  interface anyf1
    module procedure nof1, f1
  end interface anyf1
  interface operator(.mix.)
    module procedure mixed
  end interface operator(.mix.)
  interface assignment(=)
    module procedure assigned
  end interface assignment(=)
contains
  subroutine assigned(x, lg)
    implicit none
    real*8, intent(inout) :: x
    logical, intent(in) :: lg
  end subroutine assigned
end module md

subroutine p(n, x1, x2, xa, k, y, ya, xs, ys, xsa)
  use md
  use mo, only: gm1o => gm1, gmao => gma, wpo => wp
  integer :: i, j, l, i1, i2, i3, jw
  logical*1 :: lf
  real*8 :: t1, t2, t3, c(5, 2), w(2), b6zgm2(5), b7zy(0:4), b7zgmao, mix
  real(wpo) :: u1, u2, us(5)
  integer, intent(in) :: n
  real(wp), intent(in) :: x1
  real*8, intent(in) :: x2
  real(wp), intent(in) :: xa(n)
  integer, intent(inout) :: k(5)
  real(wp), intent(inout) :: y
  real(wp), intent(out) :: ya(0:n - 1)
  real(wpo), intent(inout) :: xs
  real*4, intent(out) :: ys
  real(4), intent(inout) :: xsa(5)
  character(len=4) :: ch
  real(wp) :: da(5)
  data da /2*0.5d0, 3*1.5d0/
  equivalence (i1, i2)
  mix = 0.0d0
  mix = mix + 1.25d0*gmao
  bl7: if (.true.) then
  end if bl7
  do i = 1, 5
    xsa(i) = xsa(i) + 0.5d0*sin(mix)
  end do
end subroutine p
