! A pointer to integers that steers.
! standard: 10.2.2
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x(3), y
  integer, target :: i, j
  integer, pointer :: p
  i = 1
  j = 3
  p => i
  y = x(p)
  p => j
  y = y*x(p)
  p = 2
  y = y*x(j)
end subroutine f
