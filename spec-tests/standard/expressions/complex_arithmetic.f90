! Complex times real, division, integer power, and the real part as it is assigned.
! standard: 10.1.5.2.1, 10.2.1.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  complex(8) :: z, w
  z = (2d0, 1d0)*x + 1
  w = z**3/(x + (0d0, 1d0)) - conjg(z)
  y = w
end subroutine f
