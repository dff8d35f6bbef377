! head fk(y,z)/(x,w)
! input n integer 4
! input x real array 0.31 0.52 0.73 0.94
! input w real 0.41
! input y real array undefined 0.1 0.2 0.3 0.4
! input z real undefined 0.2
subroutine fk(n, x, w, y, z)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x(n), w, y(n), z
  real(8) :: t
  integer :: i
  !$AD II-LOOP
  do i = 1, n
    t = 0.7d0*x(i)
    if (t > 0.3d0) t = 2*t
    y(i) = t*t
  end do
  x(2) = 0.5d0*w
  z = x(2)*x(2)
end subroutine
