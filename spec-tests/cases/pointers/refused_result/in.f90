module m
  real(8), target :: store(10)
contains
function get() result(r)
  real(8), pointer :: r(:)
  r => store
end function
subroutine f(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8), pointer :: p(:)
  store(1:n) = x**2
  p => get()
  y = sum(p(1:n))
end subroutine
end module
