! head twice(x,y)/(x,w)
! input n integer 4
! input x real array 0.31 0.52 0.73 0.94
! input w real 0.41
! input y real array undefined 0.1 0.2 0.3 0.4
subroutine twice(n, x, w, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x(n), w, y(n)
  integer :: i
  do i = 1, n
    x(i) = w*x(i)
    y(i) = x(i)*x(i)
    x(i) = sin(x(i))
  end do
end subroutine
