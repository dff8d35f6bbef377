! Integer exponents in variables, negative and of an integer base.
! standard: 10.1.5.2.1
! head: f(x)>(y)
! set: n=3
subroutine f(n, x, y)
  implicit none
  integer :: n
  real(8) :: x, y
  y = x**(-n) + (-1)**n*x + 2**n*x**n + 2**(-n)*x
end subroutine f
