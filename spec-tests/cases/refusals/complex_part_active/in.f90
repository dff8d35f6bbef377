subroutine s(x, y)
  real(8) :: x, y
  complex(8) :: z
  z = cmplx(x, x*x, 8)
  y = z%re + z%im
end subroutine
