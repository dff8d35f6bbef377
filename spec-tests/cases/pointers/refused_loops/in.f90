subroutine f(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), intent(out) :: y
  real(8), target :: w(n), v(n)
  real(8), pointer :: p(:), q(:), t(:)
  integer i
  w = x**2
  v = sin(x)
  p => v(n:1:-1)
  q => w
  do i = 1, 3
    p = p*q
    t => p
    p => q
    q => t
  end do
  y = sum(p) + sum(q)
end subroutine
