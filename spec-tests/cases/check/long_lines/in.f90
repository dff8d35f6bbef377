! A line of more than 132 columns is what stands there, not what a compiler without warnings leaves of it.
subroutine s(x, y)
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  y = erf(x) + gamma(1 + x) + log_gamma(x + 2) + bessel_j0(x) + x**(-2) + aint(x) + atan2(x, 2*x + 1) + hypot(x, 3d0) + max(0.5d0, x) + min(x, 0.5d0)
end subroutine
