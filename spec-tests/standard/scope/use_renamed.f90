! USE with renaming; the local name of the original is something else.
! standard: 14.2.2
! head: f(x)>(y)
module m
  implicit none
  real(8) :: a = 2, b = 3
end module m
subroutine f(x, y)
  use m, b => a, a => b
  implicit none
  real(8) :: x, y
  y = x**2*a + x*b
end subroutine f
