! head p(ya)/(ya)
! input n integer 3
! input x1 real 0.8456616557446115
! input x2 real 0.47720978240740264
! input xa real array 1.1175263040537411 0.7074115464382027 0.24402284264738744
! input k integer array 3 2 2
! input m integer 1
! input y real undefined 0.59730318770770752
! input ya real array 0.85200283534303756 -0.3164825257687171 0.52467064599461344
! input g1 real common blk 0.94335563638666353
! input gc real common blk -0.6848591086335083
! input ga real array common blk -0.46295608833798563 1.1357648514414354 0.44899842202120033
! input kg integer common ints 2
subroutine s1(n, p, q, e2, e3, lg)
  integer :: n
  logical :: lg
  real*8 :: p, q, e2(2), e3(2), gw, gv(4)
  common /blk/ gw, gv
  50 lg = n >= 3
  if (p > 1.5d0) then
  else
    go to 10
  end if
  10 continue
end subroutine s1

subroutine p(n, x1, x2, xa, k, m, y, ya)
  integer :: n, k(3), m, kg
  logical :: lf
  real*8 :: x1, x2, xa(3), y, ya(3), g1, gc, ga(3), t2
  common /blk/ g1, gc, ga
  common /ints/ kg
  sf(za) = za*sin(za) + 0.3d0*gc
  t2 = 0.5d0
  call s1(n, t2, x2, xa(1), ya(1), lf)
  if (lf .and. lf) then
  else
    return
  end if
end subroutine p
