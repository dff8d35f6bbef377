subroutine f(x, y, z)
  real(8) x, y, z
  z = x*x
  x = sin(z)
  y = x*z
end subroutine
