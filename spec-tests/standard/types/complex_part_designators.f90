! z%re and z%im are variables.
! standard: 9.4.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  complex(8) :: z
  z%re = x
  z%im = 2*x
  y = z%re*z%im
end subroutine f
