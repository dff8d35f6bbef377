! Functions of every element, also those in pieces, and of scalars among arrays.
subroutine f(n, x, z, y, s)
  implicit none
  integer :: n, k(n), i
  real(8) :: x(n), z, y(n), s
  real(4) :: q(n)
  k = [(i, i = 1, n)]
  y = abs(x - 0.4d0) + max(x, z, 0.3d0) - min(x, z) + sign(x, z - 0.5d0)
  y = y + merge(x*z, z**2, x > 0.5d0) + x**k + z**k + x**z + k**x/10
  y = y + mod(x, 0.3d0) + dim(x, z) + hypot(x, z) + atan2(z, x) + sqrt(abs(x - z))
  q = real(x*z)
  s = sum(q)*sum(y, mask=y > z) + norm2(x*z) + sum(abs(x)*z)
end subroutine f
