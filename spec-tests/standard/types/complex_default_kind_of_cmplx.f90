! CMPLX without KIND is of default kind whatever its arguments: precision is lost.
! standard: 16.9
! head: f(x)>(u)
subroutine f(x, u)
  implicit none
  real(4) :: x, u
  complex :: z
  z = cmplx(x, 2*x)
  u = real(z*conjg(z))
end subroutine f
