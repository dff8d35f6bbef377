! head p(ya)/(xa)
! input n integer 3
! input x1 real -0.46386468427048982
! input x2 real 0.51081659070027285
! input xa real array 0.99270151454114108 -1.2247011486742161 0.75321492038560978
! input k integer array 1 3 1
! input y real undefined 0.55937910232645272
! input ya real array undefined 0.97408480138450804 0.26551672121787973 0.84763513637552612
! input g1 real common blk 0.44008106547204018
! input gc real common blk 0.64598337523060301
! input ga real array common blk -0.73862352236063056 -0.83987191785592086 0.20949241725516973
! input gm1 real module md gm1 0.65815836773764991
! input km integer module md km 2
module md
  implicit none
  real*8, parameter :: cm = 1.25d0
  real*8 :: gm1
  integer :: km
end module md

subroutine p(n, x1, x2, xa, k, y, ya)
  use md
  implicit none
  integer :: n, k(3), i, i1, i2, i3, is, iw
  integer*2 :: l
  integer*8 :: ll
  logical(8) :: lf
  real*8 :: x1, x2, xa(3), y, ya(n), g1, gc, ga(3), t1, t2, t3, v(3), mix
  real*8 :: dc
  data dc /0.75d0/
  common /blk/ g1, gc, ga
  do i = 1, n
    ya(i) = cm*(0.3d0*i)
  end do
  i1 = k(2)
  i3 = i1
  is = -1
  around1: do ll = 3, 1, is
    iw = i3
    do
      exit
      do l = 1, i1
        ga(i1) = sin(ga(i1)*cos(ga(i1)))
        if (dc > dc) then
          xa(k(i2)) = tanh(min(log10(3.0d0 + cos(x2)), ga(i2)*ya(2), max(x2, x2)))
          exit around1
        end if
        i1 = mod(i3 + 1, 3) + 1
      end do
      iw = iw - 1
      if (.not. (iw > 0)) exit
    end do
  end do around1
end subroutine p
