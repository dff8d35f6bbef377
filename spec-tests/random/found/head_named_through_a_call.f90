! head p(ga)/(x,ga)
! input x real 0.32239194677267569
! input ga real common blk 0.31387855197767395
! head s1(b,ga)/(a) called
! input a real 0.5211
! input b real undefined 0.6222
! input ga real common blk 0.71387855197767395
subroutine p(x)
  real*8 :: x, ga, z
  common /blk/ ga
  z = x
  call mid(z, x)
  ga = ga + x
end subroutine p
subroutine s1(a, b)
  real*8 :: a, b, ga
  common /blk/ ga
  b = a*a
end subroutine s1
subroutine mid(z, x)
  real*8 :: x, z
  call s1(z, x)
end subroutine mid
