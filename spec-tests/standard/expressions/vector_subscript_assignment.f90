! k(k) = 2: a vector subscript on the left, passive.
! standard: 9.5.3.3.3, 10.2.1.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x(3), y
  integer :: k(3), p(2)
  k = [3, 1, 2]
  p = [1, 3]
  k(p) = [2, 1]
  y = x(k(1))*x(k(2))*x(k(3))
end subroutine f
