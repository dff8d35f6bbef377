subroutine f(x, y)
  real(8) :: x, y
  real(8), external :: cos
  y = sin(x)*cos(x)
end subroutine
real(8) function cos(z)
 real(8) :: z
 cos = z*z
end function
