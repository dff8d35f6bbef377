! INT truncates toward zero: a step function, and its result has no derivative.
! standard: 16.9
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  integer :: k
  k = int(-3.7d0*x - 2.3d0)
  y = x*k + nint(x*10)*x
end subroutine f
