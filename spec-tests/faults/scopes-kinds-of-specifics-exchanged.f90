! head p(y)/(x2)
! input n integer 3
! input x1 real 0.40795272583541436
! input x2 real -0.8174899870504746
! input xa real array 0.98823313669796331 0.70317530137857398 0.94679038568891616
! input y real undefined 0.41205494495947614
! input g1 real common blk 1.1102913281372195
! input gc real common blk -1.1397151755864026
! input ga real array common blk 0.63869520285975168 0.68765509231696398 1.1250854414248839
! input kg integer common ints 1
! input h1 real common other 1.0220447456537034
! input gm1 real module md gm1 0.36543876285916932
! input ke integer module md ke 3
! input gm1o real module mo gm1 -0.90785153831659993
! input gmao real module mo gma -0.63843473998635725
! input km real array module mo km 1.2591992423428755 0.97035802539187488 0.92343823325386976
module mo
  implicit none
  real*8 :: gma
end module mo

module md
  implicit none
  real*8 :: gm1
  interface assignment(=)
    module procedure assigned
  end interface assignment(=)
contains
  subroutine assigned(x, lg)
    real*8, intent(inout) :: x
    logical, intent(in) :: lg
  end subroutine assigned

  function f1(x, y)
    implicit none
    integer :: kg, i
    real*8 :: x, y, h1, t1, t2, t3, c(3, 2), f1
    real*8, save :: sc = 0.9d0
    common /ints/ kg
    common /other/ h1
    t1 = sc
    f1 = t1
  end function f1
end module md

subroutine p(n, x1, x2, xa, y)
  use md
  use mo, only: gm1o => gm1, gmao => gma, km, cm, aido => aid
  implicit none
  integer :: n, kg
  double precision :: x1, x2, xa(n), y, g1, gc, ga(3), cd1, cda(3), h1, t2
  common /blk/ g1, gc, ga
  common /fixed/ cd1, cda
  common /ints/ kg
  common /other/ h1
  gmao = f1(x2, t2)
  call in2(x2)
  y = gm1
contains
  subroutine in2(b2zga)
    double precision, intent(inout) :: b2zga
    gm1 = b2zga
  end subroutine in2
end subroutine p
