! The head has another name for the linker, and its argument comes by value.
function f(x, n) bind(c, name="F_of_X")
  use iso_c_binding, only: c_double, c_int
  implicit none
  real(c_double), intent(in) :: x
  integer(c_int), value :: n
  real(c_double) :: f
  f = x*x*n
end function f
