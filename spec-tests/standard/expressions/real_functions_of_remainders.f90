! Mod, modulo, sign, dim, aint and nearest neighbours of negative values.
! standard: 16.9.136, 16.9.137, 16.9.178, 16.9.64
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y
  real(8) :: a, b
  a = -3.3d0 - x(1)
  b = 0.7d0 + x(2)
  y = mod(a, b)*x(3) + modulo(a, b) + sign(a, -b)*b + dim(b, a)*dim(a, b) &
    + aint(a)*x(2) + sign(x(3), a) + max(a, b, -x(3))*min(a, x(3))
end subroutine f
