! A function in a subscript overwrites its argument, on the left and on the right.
! standard: 10.1.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y(2), t
  integer, external :: g
  t = x
  y(g(t)) = x
  y(2) = t*x
  t = y(g(t))
  y(2) = y(2)*t
end subroutine f
integer function g(t)
  implicit none
  real(8) :: t
  t = t*t
  g = 1
end function g
