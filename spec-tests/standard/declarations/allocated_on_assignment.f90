! Assignment allocates anew with another size.
! standard: 10.2.1.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer, allocatable :: k(:)
  real(8) :: x(3), y
  k = [3]
  k = [k, 1, 2]
  y = x(k(1))*x(k(2))*size(k)
end subroutine f
