! head steps(y)/(x)
! input n integer 3
! input x real array 0.4 0.7 -0.3
! input y real 0.5
subroutine steps(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8) :: w(n)
  integer :: i, t
  do t = 1, 3
    do i = 1, n
      w(i) = x(i)*y
    end do
    do i = 1, n
      y = y + w(i)*w(n + 1 - i)
    end do
  end do
end subroutine
