! The gradient and all second derivatives come of one command, in one text.
subroutine f(n, x, p, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n), p
  real(8), intent(out) :: y(2)
  real(8) :: s, w(3)
  integer :: i
  w = p
  s = 1.0d0
  do i = 1, n
    s = s*x(i) + sin(s)
    w = w*w(3:1:-1) + s
    if (s > 2.0d0) s = s/p
  end do
  y(1) = s*sum(w)
  y(2) = gamma(1.5d0 + p*p)*s
end subroutine f
