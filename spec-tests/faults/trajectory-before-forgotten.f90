! head before(x,z)/(x,w)
! input n integer 4
! input x real array 0.31 0.52 0.73 0.94
! input w real 0.41
! input z real undefined 0.2
subroutine before(n, x, w, z)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x(n), w, z
  real(8) :: t
  integer :: i
  t = 0.7d0*w
  z = t*t
  do i = 1, n
    t = x(i) + 0.3d0
    x(i) = t*sin(t)
  end do
  z = z*x(1)
end subroutine
