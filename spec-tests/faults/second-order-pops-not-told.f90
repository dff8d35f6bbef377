! head p(y)/(x1)
! input n integer 3
! input x1 real 0.52645730704140714
! input xa real array -1.187263318046142 1.0875992052027845 0.92421689249983485
! input k integer array 3 2 3
! input y real undefined 0.86906247797042502
! input ya real array undefined 1.2612507808665101 1.0254392400579659 1.2109034538756704
subroutine p(n, x1, xa, k, y, ya)
  implicit none
  integer :: n, k(3), kl(3)
  integer*1 :: i
  real*8 :: x1, xa(n), y, ya(n)
  sf(za) = za*sin(za)
  sg(za, zb) = sf(zb) - sin(za) + 0.3d0*x1
  do i = 1, n
    kl(i) = 1
  end do
  xa(kl(1)) = xa(1)*x1
  y = sin(xa(1))
end subroutine p
