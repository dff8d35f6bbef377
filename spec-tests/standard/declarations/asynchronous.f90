! ASYNCHRONOUS and WAIT.
! standard: 8.5.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  integer, asynchronous :: k
  k = 2
  y = x**k
end subroutine f
