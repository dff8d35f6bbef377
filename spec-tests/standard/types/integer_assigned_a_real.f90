! An assignment to an integer truncates, and the way through it is passive.
! standard: 10.2.1.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  integer :: k
  k = x*5 + 1
  y = k*x
  k = y
  y = y + k
end subroutine f
