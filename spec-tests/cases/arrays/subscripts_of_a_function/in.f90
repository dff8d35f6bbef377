subroutine f(x, y)
  real :: x(4), y(2)
  integer :: k(2)
  k = [2, 1]
  y = x(cshift(k, 1))
end subroutine
subroutine g(x, y)
  real :: x(4), y(1)
  integer :: at(1)
  at = maxloc(x)
  y = x(at)**2
end subroutine
