subroutine f(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), intent(out) :: y
  real(8), target :: w(n), v(n)
  real(8), pointer :: p(:)
  w = x**2
  v = sin(x)
  p => v
  y = p(1)*p(2)
  call other()
  y = y*p(2)*p(1)
contains
  subroutine other()
    p => w
  end subroutine
end subroutine
