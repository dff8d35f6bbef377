subroutine h(x, y)
  real :: x, y
  y = x*y**2
  y = y**3*x**2
  y = x*y
end subroutine h
