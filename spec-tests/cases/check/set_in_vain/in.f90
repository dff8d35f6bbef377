! A value for a name that no variable has: the check would run with another one.
subroutine f(n, c, x, y)
  integer :: n
  real(8) :: c, x(n), y
  y = c*sum(x**2)
end subroutine
