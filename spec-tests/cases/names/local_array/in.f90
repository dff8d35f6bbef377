subroutine f(x, y)
  real(8) :: x, y
  real(8) :: cos(3)
  cos = 0
  cos(1) = 2.d0
  y = sin(x)*cos(1)
end subroutine
