! Functions whose Taylor coefficients are known.
subroutine series(x, y)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y(8)
  y(1) = exp(x)
  y(2) = log(1.0d0 + x)
  y(3) = sin(x)
  y(4) = cos(x)
  y(5) = sqrt(1.0d0 + x)
  y(6) = 1.0d0/(1.0d0 - x)
  y(7) = (1.0d0 + x)**(-1.5d0)
  y(8) = exp(x)*exp(-x) + x*x*x
end subroutine series
