! head parts(x,y)/(x,w)
! input n integer 4
! input x real array 0.31 0.52 0.73 0.94
! input w real 0.41
! input y real undefined 0.2
subroutine parts(n, x, w, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x(n), w, y
  real(4) :: t
  real(8) :: u
  integer :: i
  u = w
  do i = 1, n
    t = real(u, 4)
    u = u + 0.1d0
    x(i) = sin(x(i))*t*t
  end do
  y = x(1)*x(2)
end subroutine
