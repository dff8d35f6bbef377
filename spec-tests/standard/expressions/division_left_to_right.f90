! Division and multiplication go from left to right.
! standard: 10.1.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  y = 8/x/2*x**2/4 - 3 - x - 1
  y = y + 7/2*x
end subroutine f
