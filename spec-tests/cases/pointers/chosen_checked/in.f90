subroutine f(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), intent(out) :: y
  real(8), target :: w(n), v(n)
  real(8), pointer :: p(:)
  w = x*x
  v = sin(x)
  if (x(1) > 0.5d0) then
    p => w
  else
    p => v(n:1:-1)
  end if
  p(2) = p(1)*p(2)
  p = p*x
  y = sum(p*p)+ w(1)*v(n)*w(2)
end subroutine
