! 1/3 is an integer, 1.0/3 single, 1/3d0 double.
! standard: 10.1.9.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  y = (1/3)*x + (1.0/4)*x**2 + (1/3d0)*x**3
end subroutine f
