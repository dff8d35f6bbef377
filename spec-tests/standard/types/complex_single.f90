! Complex of default kind, and a named part of a constant.
! standard: 7.4.3.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real :: x, y
  complex :: z
  z = (1.0, 2.0)*x
  z = z*z
  y = aimag(z) + real(z)
end subroutine f
