subroutine s(x, y)
  real x, y
  complex z
  z = cmplx(x, x*x)
  y = real(z*z)
end subroutine s
