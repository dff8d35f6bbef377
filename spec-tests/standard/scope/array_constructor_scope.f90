! The variable of an implied DO in an array constructor is not the variable of the unit.
! standard: 19.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer :: i, k(3)
  real(8) :: x(3), y
  i = 2
  k = [(4 - i, i = 1, 3)]
  y = x(i)*x(k(1))
end subroutine f
