! Products of so many factors that partial products are kept: with constants, functions, one variable again and again, arrays.
subroutine f(n, c, x, v, y)
  implicit none
  integer :: n
  real*8 :: c, x(12), v(n), y
  y = x(1)*x(2)*c*x(3)*x(4)*sin(x(5))*x(6)*x(7)*n*x(8)*x(9)*(x(10) + x(11))*x(12)*c
  y = y*y*y*y*y*y*y*y*y*y
  v = v*x(1)*v*c*v*x(2)*v*exp(v)*v*y*x(3)
  y = y*v(1)*n*n*n*n*n*n*n*n + c*c*c*c*c*c*c*c*c*x(1) + sum(v)
end subroutine f
