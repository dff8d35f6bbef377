! Assignments that convert between kinds and from integer and complex.
! standard: 10.2.1.3
! head: f(x)>(y)
! tolerance: 1e-5
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  real(4) :: s
  complex(8) :: z
  s = x*x
  z = s
  y = z*(0d0, 1d0)*(0d0, -2d0)
  y = y + x
end subroutine f
