subroutine f(x, y)
  real :: x(4), y(1)
  y = x(maxloc(x))
end subroutine
subroutine g(x, y)
  real :: x(4), y(1)
  integer :: at(1)
  at = maxloc(x)
  y = x(at)**2
end subroutine
