! Functions of one formula in loops: nested, with locals, with an array, in a test; through a module and under another name there.
module small
  implicit none
contains
  pure real(8) function logistic(z)
    real(8), intent(in) :: z
    logistic = 1.0d0/(1.0d0 + exp(-z))
  end function
  real(8) function slope(a, b) result(s)
    real(8), intent(in) :: a, b
    real(8) :: d, m
    d = b - a
    m = logistic(d)
    s = m*b + a*a
    return
  end function
end module

double precision function lap(n, w, i)
  implicit none
  integer, intent(in) :: n, i
  double precision, intent(in) :: w(n)
  integer :: up, down
  up = min(i + 1, n)
  down = max(i - 1, 1)
  lap = w(up) - 2.0d0*w(i) + w(down)
end function

double precision function at(n, m, w, i, j)
  implicit none
  integer, intent(in) :: n, m, i, j
  double precision, intent(in) :: w(n, m)
  at = w(i, j)*w(j, i)
end function

subroutine step(n, x, u, y)
  use small, only: incline => slope, logistic
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: x(n), u(n, n)
  double precision, intent(out) :: y(n)
  double precision :: lap, at
  integer :: i
  do i = 1, n
    y(i) = lap(n, x, i)*incline(x(i), x(1)) + at(n, n, u, i, 2)
    if (logistic(x(i)*y(i)) > 0.5d0) y(i) = y(i) - lap(n, x, i)
  end do
end subroutine
