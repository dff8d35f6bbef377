! head p(y)/(x1)
! input n integer 4
! input x1 real 0.48349739986243501
! input y real undefined -0.95935168505805501
subroutine p(n, x1, y)
  integer :: n
  real*8 :: x1, y
  y = sqrt((x1 - x1)**2) + x1
end subroutine p
