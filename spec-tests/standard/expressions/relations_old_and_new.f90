! .LT. and <, .NE. and /=; names like lt beside them.
! standard: 10.1.5.5
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, lt, ne
  lt = x*x
  ne = 2.*lt
  y = 0
  if (lt.lt.ne.and.ne.ne.lt) y = ne*lt
  if (1.eq.2.or.3.e0.gt.x) y = y + x
end subroutine f
