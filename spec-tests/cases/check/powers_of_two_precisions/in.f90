! Where base and exponent have different kinds, the derivative has the digits of the power: 1/3. - 1 and log(10.0) alone have eight.
subroutine s(x, y)
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  real :: third = 1/3., q = 2.7
  y = x**(1/3.) + x**third + 10.0**x + q**x + x**0.333
end subroutine
