! Complex quotients, absolute values, conjugates and powers, with real and integer operands between.
! standard: 10.1.5.2.1, 16.9.1, 16.9.46
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8), intent(in) :: x(4)
  real(8), intent(out) :: y
  complex(8) :: a, b, c(2)
  a = cmplx(x(1), x(2), kind=8)
  b = (0.5d0, -1.0d0)*x(3) + x(4)
  c(1) = a/b*2
  c(2) = conjg(a)**2 - 1.0/b
  c = c*exp(a)
  y = abs(c(1)) + real(c(2))*aimag(c(1)) + dble(a*conjg(a))
end subroutine f
