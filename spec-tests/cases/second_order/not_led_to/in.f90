! What is in COMMON has no derivative among the arguments; which it is nobody guesses.
subroutine f(y)
  implicit none
  real(8), intent(out) :: y
  real(8) :: x
  common /state/ x
  y = x**3
end subroutine f
