! An array constructor with a type: passive.
! standard: 7.8
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer :: i
  real(8) :: x, y
  real(8), parameter :: w(3) = [real(8) :: 1, 2.5, 3]
  integer, parameter :: k(3) = [(2*i, i = 1, 3)]
  y = w(1)*x + w(k(1))*x**2 + w(3)*x**k(2)
end subroutine f
