! The parts of a complex constant may be named constants.
! standard: 7.4.3.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8), parameter :: a = 0.5d0, b = -2d0
  complex(8), parameter :: c = (a, b)
  real(8) :: x, y
  complex(8) :: z
  z = c*x
  y = real(z)*aimag(z)
end subroutine f
