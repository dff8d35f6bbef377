! The modulus, conjugates and parts of complex arrays; what comes to real operands.
subroutine f(n, x, v, y)
  integer :: n
  real(8) :: x(n), v, y(n), r(n)
  complex(8) :: z(n), w
  z = cmplx(x, v, 8)
  z = z*z(1) + x
  w = dot_product(z, z*x(2)) + sum(z)
  r = abs(z) + real(z) - aimag(z) + abs(w)
  z(1:n:2) = conjg(z(1:n:2))*v + w
  y = real(z*w)*r
end subroutine f
