! head p(y)/(x)
! input n integer 3
! input m integer 2
! input x real array 0.4 0.7 -0.3
! input y real 0.5
subroutine p(n, m, x, y)
  implicit none
  integer, intent(in) :: n, m
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: w(3), u
  integer :: j, l
  u = x(1) + 0.2d0
  y = 0d0
  do j = 1, n
    do l = 1, 3
      w(l) = u*u*l
    end do
    do l = 1, m
      y = y + 0.1d0*u
    end do
    y = y + w(1)*w(2)*w(l)*u
    u = u + 0.1d0*x(l)*u
  end do
end subroutine
