! DATA with implied DO and a repeat count that is a named constant.
! standard: 8.6.7
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer, parameter :: n = 2
  integer :: i, j
  real(8) :: x, y, a(n, n)
  data ((a(i, j), i = 1, n), j = 1, n) /n*2d0, 0.5d0, -1d0/
  y = a(1, 1)*x + a(1, 2)*x*x + a(2, 2)*x**3
end subroutine f
