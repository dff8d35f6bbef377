! head p(y)/(x,y)
! input x real 0.7
! input y real 0.3
subroutine p(x, y)
  implicit none
  double precision :: x, y, z
  integer :: k
  z = x*x
  y = y*sin(z)*z
!$AD FP-LOOP
  do k = 1, 60
    z = 0.4d0*sin(z) + 0.3d0*x*z
  end do
  z = 0.4d0*cos(x*z)
  y = y + z
end subroutine p
