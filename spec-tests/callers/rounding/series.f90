! A recurrence in single precision.
subroutine series(n, x, y)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: x(n)
  real, intent(out) :: y
  real :: s
  integer :: i
  s = 1.0
  do i = 1, n
    s = s*x(i) + sin(x(i))/(s + 2.0)
    if (s > 1.0) s = s - 0.25*s**2
  end do
  y = exp(s) - 1.0
end subroutine series
