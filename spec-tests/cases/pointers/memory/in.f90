subroutine f(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), intent(out) :: y
  real(8), target :: w(n)
  real(8), pointer :: p(:), q(:)
  nullify(q)
  w = x*x
  allocate(p(n))
  p = x*w
  q => p
  q(2) = q(1)*q(2)
  y = sum(p*w)
  if (associated(q)) y = y*p(1)
  deallocate(p)
end subroutine
