! Integers raised to active reals: variables, literals, expressions, zero.
subroutine f(n, k, x, y)
  implicit none
  integer :: n, k(2)
  real(8) :: x, y
  real :: single
  complex(8) :: z
  single = 3**real(x)
  z = 2**cmplx(x, 2*x, kind=8)
  y = n**x + (n/2)**(x/2) + 10**x*k(2)**x + 0**x + single + real(z)
end subroutine f
