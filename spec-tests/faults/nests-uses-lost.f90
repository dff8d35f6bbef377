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
  real(8) :: u(n), f(n)
  integer :: i, t
  do i = 1, n
    u(i) = x(i)
  end do
  y = 0d0
  do t = 1, m
    do i = 1, n
      f(i) = u(i)*u(1)
    end do
    do i = 2, n
      u(i) = u(i) + 0.1d0*f(i)*f(n)*u(n + 2 - i)
    end do
  end do
  do i = 1, n
    y = y + u(i)
  end do
end subroutine
