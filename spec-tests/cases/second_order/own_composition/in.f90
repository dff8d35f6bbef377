! The tangent's name of x is taken, and another argument has it: the second mode asks about the derivative, not about that.
subroutine f(x, xd, y)
  implicit none
  real(8), intent(in) :: x(2), xd
  real(8), intent(out) :: y
  y = x(1)**3*x(2)*xd
end subroutine f
