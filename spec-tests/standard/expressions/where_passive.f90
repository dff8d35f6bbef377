! WHERE on integers.
! standard: 10.2.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x(3), y
  integer :: k(3)
  k = [3, 5, 1]
  where (k > 3)
    k = 2
  elsewhere
    k = k
  end where
  y = x(k(1))*x(k(2))*x(k(3))**2
end subroutine f
