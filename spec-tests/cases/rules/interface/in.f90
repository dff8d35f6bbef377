function f(n, x, y)
  integer :: n
  real(8) :: f, x(n), y, g
  common /block/ g
  y = x(1)*x(n)
  g = g*sin(y)
  f = g + y*x(2)
end function f
