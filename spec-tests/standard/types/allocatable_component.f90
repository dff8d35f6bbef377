! An allocatable component of integers: assignment copies it deeply.
! standard: 7.5.4, 10.2.1.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  type list
    integer, allocatable :: k(:)
  end type list
  real(8) :: x(3), y
  type(list) :: a, b
  a%k = [3, 1]
  b = a
  a%k(1) = 2
  y = x(a%k(1))*x(b%k(1))
end subroutine f
