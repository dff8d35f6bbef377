! Where base and exponent have different kinds, the derivative has the digits of the power: 1/3. - 1 and log(10.0) alone have eight.
subroutine s(x, y)
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  y = x**(1/3.) + 10.0**x + x**0.333
end subroutine
subroutine with_variables(x, q, y)
  real(8), intent(in) :: x
  real, intent(in) :: q
  real(8), intent(out) :: y
  real, parameter :: third = 1/3.
  y = x**third + q**x
end subroutine
