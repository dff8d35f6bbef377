! head twice(y)/(x)
! input n integer 3
! input x real array 0.4 0.7 -0.3
! input y real 0.5
subroutine twice(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8) :: w(n)
  integer :: i
  do i = 1, n
    w(i) = x(i)*y
    w(i) = w(i)*w(i)*y
    y = y + w(i)*w(i)
  end do
end subroutine
