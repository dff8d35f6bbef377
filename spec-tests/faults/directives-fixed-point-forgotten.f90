! head p(y)/(x,y)
! input x real 0.7
! input y real 0.3
subroutine p(x, y)
  implicit none
  double precision :: x, y, z
  integer :: k
  z = 0.1d0
!$AD FP-LOOP
  do k = 1, 60
    z = 0.4d0*sin(z + x) + 0.3d0*x
  end do
  y = y + z
  z = z*7d0
  y = y + 0.1d0*z
  z = y*0.5d0
  y = z*z
end subroutine p
