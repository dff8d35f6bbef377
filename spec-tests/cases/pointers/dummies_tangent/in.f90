module m
contains
subroutine f(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), intent(out) :: y
  real(8), target :: w(n), v(2)
  real(8), pointer :: p(:), q(:)
  p => w
  q => v
  v = 2*x(2:3)
  p = x*x
  call g(p, q, x(1))
  call h(p, x)
  y = sum(w*x) + v(1)
end subroutine
subroutine g(a, b, c)
  real(8), pointer, intent(in) :: a(:), b(:)
  real(8) :: c
  a(1) = a(1)*b(2)*c
  b(1) = b(1)*a(2)
end subroutine
subroutine h(a, c)
  real(8) :: a(:)
  real(8) :: c(:)
  a(1:3) = a(1:3)*c(1:3)
end subroutine
end module
