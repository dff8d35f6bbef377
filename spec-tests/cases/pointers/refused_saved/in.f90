subroutine f(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), intent(out) :: y
  real(8), pointer, save :: p(:) => null()
  real(8), target, save :: w(10)
  if (.not. associated(p)) p => w
  p(1:n) = x*x
  p(2) = p(1)*p(2)
  y = sum(w(1:n))
end subroutine
