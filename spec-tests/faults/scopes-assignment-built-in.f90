! head p(gsa)/(gsa)
! input n integer 5
! input x1 real -0.23759886136578673
! input x2 real 0.88358248341998857
! input xa real array 0.24264471115348266 0.94833067986003883 0.67370790722407659 1.0533323256948695 0.37007916399620211
! input m integer 5
! input y real undefined -0.4825218638828126
! input g1 real common blk 0.35562606900109706
! input ga real array common blk -0.76397550553308213 -0.9692170459340248 0.54558955968908274 0.72879806612684561 0.74128532451172213
! input g2 real common blk -0.24847839544075989
! input gm1 real module md gm1 -0.96685259491276443
! input gm2 real module md gm2 -0.90212152931010503
! input gsa real4 array module md gsa -0.93949431180953979 0.51269841194152832 -1.1352777481079102 -1.2051864862442017 -0.29649814963340759
module md
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: gm2
  real*4 :: gsa(5)
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
    x = x
  end subroutine assigned
end module md

subroutine p(n, x1, x2, xa, m, y)
  use md
  implicit real(selected_real_kind(15, 307)) (a-h, o-z)
  integer :: i, kl(5)
  real(wp) :: xa(n), ga(5), cda(5), t1
  real*8 :: da(5)
  data da /2*0.5d0, 3*1.5d0/
  common /blk/ g1, ga, g2
  common /fixed/ cd1, cda
  do i = 1, n
    kl(i) = 1
  end do
  t1 = 0.5d0
  bl5: if (.true.) then
    gsa(kl(1)) = gm2
    t1 = da(1) > 1.5d0
  end if bl5
end subroutine p
