! MAX of three and more arguments; ties do not occur here.
! standard: 16.9
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x(4), y
  y = max(x(1), 2*x(2), x(3)**2) + min(x(4), x(1)*3, 0.01d0, x(2))
end subroutine f
