! k(k(1)) = ...: the subscript is that before the assignment.
! standard: 10.2.1.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x(3), y
  integer :: k(3)
  k(1) = 1
  k(2) = 3
  k(3) = 2
  k(k(1)) = k(2)
  y = x(k(1))*x(k(k(1)))
end subroutine f
