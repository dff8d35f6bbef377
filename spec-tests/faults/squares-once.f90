! head p(y)/(g2)
! input n integer 5
! input x1 real 1.189792061550371
! input xa real array 0.81057107740658929 -1.0493071773355782 -1.2638251421978388 1.288030971174859 0.32487923882809477
! input y real undefined 0.53389911244387034
! input g1 real common blk 0.90203394600517539
! input gc real common blk 0.25504519074824783
! input ga real array common blk -0.84333239762249468 -0.55228259682119352 -0.37366587894036518 -0.47489613572874539 -0.8819426491563227
! input g2 real common blk -0.35217668993229317
subroutine p(n, x1, xa, y)
  implicit none
  integer :: n
  double precision :: x1, xa(n), y, g1, gc, ga(5), g2, t2
  common /blk/ g1, gc, ga, g2
  sf(za) = za*sin(za) + 0.3d0*gc
  t2 = g2
  y = t2*t2
end subroutine p
