! What integers make of a quotient and of a negative power, between reals.
! standard: 10.1.5.2, 10.1.5.2.2
! head: f(x)>(y)
! set: n=2
subroutine f(x, n, y)
  implicit none
  real(8), intent(in) :: x
  integer, intent(in) :: n
  real(8), intent(out) :: y
  y = x**(1/n) + x*(5/2) + x**(n - 1)*2**(-1) + (n/3)*sin(x) + x**(-n) + (x**2)**(-1) - x**(-2) - 7/n*x
end subroutine f
