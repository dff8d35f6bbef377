subroutine f(n, x, a, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n), a
  real(8), intent(out) :: y(2)
  real(8) :: s, t
  integer :: i
  s = a
  do i = 1, n
    t = sin(x(i)*s) + sqrt(1.0d0 + x(i)**2)
    s = s*t/(2.0d0 - cos(a)) - exp(-t)
    if (s > 10.0d0) s = log(s)
  end do
  s = s*s
  y(1) = s
  y(2) = (s + 2.0d0)**1.5d0/a
end subroutine f
