subroutine f(x, y)
  include 'params.inc'
  real(8) :: x, y
  y = a*x*x
end subroutine
