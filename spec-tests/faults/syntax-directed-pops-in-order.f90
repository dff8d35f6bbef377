! head p(y)/(x2)
! input x1 real 0.26156983462888533
! input x2 real 0.73340990462981748
! input y real undefined 0.66116332736203143
subroutine p(x1, x2, y)
  integer :: i1, iw
  logical :: lg
  real*8 :: x1, x2, y, t1, t2, t3, mix
  mix = 0.0d0
  mix = 3.0d0*x1
  y = -x2
  y = y + 0.5d0*sin(mix)
end subroutine p
