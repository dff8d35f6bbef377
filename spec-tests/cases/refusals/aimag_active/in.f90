subroutine s(x, y)
  real(8) :: x, y
  complex(8) :: z
  z = cmplx(x, 2.0d0*x, 8)
  y = aimag(z)*real(conjg(z))
end subroutine s
