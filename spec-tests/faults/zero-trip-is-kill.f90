! head p(y)/(x1)
! input n integer 4
! input x1 real 0.48349739986243501
! input x2 real 0.28511975917941995
! input xa real array -0.93035244936172212 -1.1975662103370057 0.31946728418089171 -0.84245576963648805
! input k integer array 4 2 2 3
! input y real undefined -0.95935168505805501
subroutine p(n, x1, x2, xa, k, y)
  integer :: n, k(4), l, i1
  real*8 :: x1, x2, xa(n), y, t2
  i1 = 3
  do l = 4, i1
    x1 = t2
  end do
  y = x1
end subroutine p
