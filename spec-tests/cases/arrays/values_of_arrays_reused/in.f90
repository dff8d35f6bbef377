! Arrays whose derivative is said by their own value: whether it is still there decides, and of the whole array.
subroutine cell(n, w, b, x, h)
  integer, intent(in) :: n
  real(8), intent(in) :: w(n, n), b(n), x(n)
  real(8), intent(inout) :: h(n)
  real(8) :: z(n), r(n), c(n)
  z = 1/(1 + exp(-(matmul(w, x) + b)))
  r = sqrt(1 + h*h)
  c = tanh(matmul(w, r*h))
  h = (1 - z)*h + z*c/r
end subroutine cell

! Used whole, then overwritten: recorded, and there again. Used in part, then overwritten elsewhere: not there.
subroutine lost(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y(n)
  real(8) :: z(n), v(n), q(n), u(n)
  integer :: t
  z = exp(x)
  v = z*z
  z = z + v
  v = exp(0.1d0*z)
  y = v(1)*v(2)
  v(n) = 5
  q = x/(1 + v*v)
  y(2:) = y(2:) + q(2:)*q(:n - 1)
  q(1) = y(2)
  do t = 1, 3
    u = tan(0.1d0*x*t) + 0
    u = tanh(u + y)
    where (u > 0.1d0) u = u*q
    z = 2/(u + x*x + 1)
    y = y + z*u
  end do
  u = exp(u)
  u(2:n) = u(1:n - 1)*x(2:n)
  y = y*u
end subroutine lost
