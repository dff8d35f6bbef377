! The second derivative of gamma applies what the first one declares.
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  y = gamma(2.0d0 + x)
end subroutine f
