! Sizes and constants that no integer of the tool can hold are not known, rather than some other number.
subroutine f(x, y)
  implicit none
  integer(8), parameter :: large = 9223372036854775807_8, product = large*2_8, power = 10_8**40, least = -large - 2_8
  integer(8), parameter :: quotient = (-large - 1_8)/(-1_8)
  real(8) :: x, y, a(4000000000_8, 4000000000_8), b(-large:large)
  common /huge/ a, b
  y = x*x
end subroutine f
