! A subscript is overwritten through a pointer between its two uses.
! standard: 10.2.2
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x(3), y
  integer, target :: i
  integer, pointer :: p
  real(8) :: t
  i = 1
  p => i
  t = x(i)*x(2)
  p = 3
  t = t*x(i)
  i = 2
  y = t*x(p)
end subroutine f
