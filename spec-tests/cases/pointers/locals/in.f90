subroutine f(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), intent(out) :: y
  real(8), target :: w(n), v(n)
  real(8), pointer :: p(:), q(:)
  integer :: i
  p => x
  q => w(2:n)
  w(1) = 1.0d0
  do i = 2, n
    q(i-1) = p(i)*p(i-1)
  end do
  v = w*w
  y = 0.0d0
  do i = 1, n
    y = y + v(i)*w(i)*sin(p(i))
  end do
end subroutine
