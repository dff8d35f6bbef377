module m
contains
subroutine f(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), intent(out) :: y
  real(8), target :: w(n), v(n)
  real(8), pointer :: p(:)
  w = x*x
  v = x**3
  call choose(p, w, v, n)
  p = p*x
  y = sum(w*v)
end subroutine
subroutine choose(p, a, b, k)
  real(8), pointer :: p(:)
  real(8), target :: a(:), b(:)
  integer :: k
  if (k > 3) then
    p => a
  else
    p => b
  end if
end subroutine
end module
