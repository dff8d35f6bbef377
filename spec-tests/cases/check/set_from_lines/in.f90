! Values as lines of a file, expressions as on the command line; what stands there later counts.
subroutine f(n, c, x, y)
  integer :: n
  real(8) :: c, x(n), y
  if (n /= 2 .or. c /= 7 .or. abs(x(2) - 1) > 1d-3) stop 3
  y = c*sum(x**2)
end subroutine
