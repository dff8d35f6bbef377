! ABS, SQRT, EXP and powers of complex values, comparison of complex values.
! standard: 16.9, 10.1.5.5
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  complex(8) :: z, w
  z = cmplx(1 + x, x, 8)
  w = sqrt(z)*exp(-z) + z**2
  y = abs(w)
  if (z == conjg(z)) y = 0
  if (z /= w) y = y*aimag(z)
end subroutine f
