! What an operation of two kinds gives has coefficients of the longer one, whichever operand has it.
subroutine k(x, r, y)
  implicit none
  real(8), intent(in) :: x
  real(4), intent(in) :: r
  real(8), intent(out) :: y
  y = x*r
  y = y + (r*x + (x + r)*(r + x))
  y = y + ((x - r)*(r - x) + x/r + r/x)
  y = y - 0.5d0*(-(x*r))**2 + x/2.0 + r/2.0d0
end subroutine k
