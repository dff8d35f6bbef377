! The kind of a module variable has a name that the derivative does not import: the conversion says a number.
module m
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: g
end module m
subroutine p(x, y)
  use m, only: wp, g
  implicit none
  real(4) :: x
  double precision :: y
  y = max(g, dble(x))
end subroutine p
