subroutine s(x, y)
  implicit none
  real(8) :: x(4), y(6)
  complex(8) :: z, u(2)
  complex*16 w
  double complex v
  integer n
  common /c/ u
  z = (1.0d0, 2.0d0)
  n = 2
  z = z*x(1)
  z = z + real(z*z)
  u(1) = z
  u(n) = x(2)
  w = u(1)*u(n)
  v = w + real(w)*aimag(z) + abs(u(2))
  y(1) = v
  y(2) = (0.0d0, 1.0d0)*v
  y(3) = y(1) + aimag(u(1))*x(3)
  y(5) = x(3)*aimag(z)
  y(5) = y(5)*real(conjg(v))
  z = z*real(z)
  z = real(z)
  z = aimag(v)*z - abs(z)*z
  y(6) = x(4)*zabs(v)*cdabs(z)*real(z) + dble(v)*x(1)
end subroutine
