! Powers associate to the right; a minus sign is weaker than a power.
! standard: 10.1.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  y = -x**2 + x**2**3 + (-x)**3 - 2*x**(-2)
end subroutine f
