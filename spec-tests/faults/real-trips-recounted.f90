! head p(y)/(x1)
! input n integer 4
! input x1 real 0.48349739986243501
! input y real undefined -0.95935168505805501
subroutine p(n, x1, y)
  integer :: n
  real*8 :: x1, y, t1
  t1 = x1
  y = x1
  do t1 = t1, x1 + 1.25d0, 0.5d0
    y = sin(y*t1)
  end do
end subroutine p
