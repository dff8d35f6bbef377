! Level 1 with strides.
subroutine f(n, a, b, y)
  integer, intent(in) :: n
  double precision, intent(in) :: a(2*n), b(2*n)
  double precision, intent(out) :: y(3)
  double precision :: u(2*n), v(2*n), s
  double precision, external :: ddot, dnrm2, dasum
  integer, external :: idamax
  u = 0.5d0
  v = 0.25d0
  call dcopy(n, a, 2, u, 1)
  call daxpy(2*n, b(1)*2, a, 1, u, -1)
  s = sin(ddot(n, a, 2, b, -1))
  call dscal(n, s, u(2), 2)
  call dswap(n, u, 1, v, 2)
  u = u*v
  y(1) = dnrm2(2*n, u, 1)*b(2)
  y(2) = dasum(n, v, 2) + ddot(2*n, u, 1, u, 1)
  y(3) = v(idamax(2*n, v, 1))*ddot(n, u(n), 1, a(2), -2)
end subroutine
