subroutine f(x, y)
  real(8) :: x, y
  y = sin(x)*x
end subroutine
real(8) function sin(z)
 real(8) :: z
 sin = z*z*z
end function
