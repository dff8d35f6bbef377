subroutine f(x, y, z)
  real(8) :: x, y, z
  z = 1d3 + 0*x
  y = x**3
  z = sin(x)**2 + cos(x)**2
end subroutine
