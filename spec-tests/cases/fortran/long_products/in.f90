! Products of so many factors that partial products are kept: with constants, functions, one variable again and again, arrays, parts
! of arrays, chosen by vectors of subscripts, too.
subroutine f(n, c, x, v, y)
  implicit none
  integer :: n
  real*8 :: c, x(12), v(n), y
  y = x(1)*x(2)*c*x(3)*x(4)*sin(x(5))*x(6)*x(7)*n*x(8)*c*x(9)*(x(10) + x(11))*x(12)*c
  y = 1.1d0 + y
  y = y*y*y*y*y*y*y*y*y*y
  v = v*x(1)*v*c*v*x(2)*v*exp(v)*v*y*x(3)
  v = 0.9d0 + v
  y = y + sum(v(2:3)*v(1:2)*v(2:3)*v(2:3)*v(1:2)*v(2:3)*v(2:3)*v(1:2)*v(1:2)*x(4)*v(2:3))
  call parts(v, [2, 3, 1], y)
  y = y*v(1)*n*n*n*n*n*n*n*n + c*c*c*c*c*c*c*c*c*x(1) + sum(v)
end subroutine f
subroutine parts(w, k, y)
  implicit none
  integer :: k(3)
  real*8 :: w(*), y
  y = y + sum(w(k)*w(1:3)*w(k)*w(k)*w(k)*w(k)*w(k)*w(k)*w(1:3)*w(k))
end subroutine parts
