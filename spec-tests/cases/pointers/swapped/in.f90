! swap in straight line
subroutine f(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), intent(out) :: y
  real(8), target :: w(n), v(n)
  real(8), pointer :: p(:), q(:), t(:)
  w = x**2
  v = sin(x)
  p => v
  q => w
  p = p*q
  t => p
  p => q
  q => t
  p = p*x
  q = q*p
  t => q(2:3)
  t(1) = t(1)*p(1)
  if (x(1) > 0.1d0) then
    t => p
    t = t**2
  end if
  y = sum(p) + sum(q) + product(t)
end subroutine
