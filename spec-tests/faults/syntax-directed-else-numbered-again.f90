! head p(y)/(x2)
! input x1 real 0.26156983462888533
! input x2 real 0.73340990462981748
! input y real undefined 0.66116332736203143
subroutine p(x1, x2, y)
  integer :: i1, iw
  logical :: lg
  real*8 :: x1, x2, y, t1, t2, t3, mix
  mix = 0.0d0
  t1 = (-1.25d0)*sin(x1/(1.5d0 + sin(x1)**2))
  t2 = 0.7d0
  if (0.5d0 >= 0.9d0) then
    if (.not. lg) then
      t2 = sin(x1 - t1*x1)
    else if (x2 < 0.9d0) then
      t2 = 1.5d0 - t1
      y = tanh(t1)
    else
      t1 = t2*0.9d0*sin(max(t2, x2))
    end if
  end if
  i1 = 3
  y = (-x2)
end subroutine p
