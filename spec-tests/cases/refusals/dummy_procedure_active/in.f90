subroutine quad(f, a, b, q)
  implicit none
  real(8), external :: f
  real(8) :: a, b, q
  q = (b - a)*f(0.5d0*(a + b))
end subroutine quad
