! IMPLICIT NONE (TYPE, EXTERNAL).
! standard: 8.7
! head: f(x)>(y)
subroutine f(x, y)
  implicit none (type, external)
  real(8), external :: g
  real(8) :: x, y
  y = g(x)*x
end subroutine f
function g(x)
  implicit none (type)
  real(8) :: g, x
  g = cos(x)
end function g
