subroutine f(x, y)
  real(8) :: x(2), y
  y = sin(x(1))*x(2)
end subroutine f
