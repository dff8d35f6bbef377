! head p(g)/(x)
! input n integer 3
! input x real array 0.4 0.7 -0.3
! input g real array 0.5 0.2 0.1
subroutine p(n, x, g)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: g(n)
  real(8) :: w(3)
  integer :: i, j
  do i = 1, n
    do j = 3, 1, -1
      w(j) = x(1)*j
    end do
    g(i) = w(1)*w(2)
  end do
end subroutine
