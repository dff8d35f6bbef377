subroutine f(x, y)
  implicit none
  real(8) :: x, y
  z = x*x
  y = z
end subroutine
