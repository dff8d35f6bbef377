subroutine s(x, y)
  real(8) :: x(2), y(3)
  complex(8) :: z, w
  z = cmplx(x(1), x(2), 8)
  w = z*conjg(z) + aimag(z)
  y(1) = abs(w)
  y(2) = real(w*z) + x(1)*aimag(w)
  y(3) = w
end subroutine
