! REAL of a double is single; REAL of a double complex is double.
! standard: 16.9
! head: f(x)>(y)
! tolerance: 1e-5
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  complex(8) :: z
  z = cmplx(x, 2*x, 8)
  y = real(x)*x + real(z*z)
end subroutine f
