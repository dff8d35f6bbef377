subroutine f(x, y)
  real :: x, y
  x = x*y
end subroutine f
