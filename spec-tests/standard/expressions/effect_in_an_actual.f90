! A function in an actual argument of a passive call overwrites its argument.
! standard: 10.1.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, t
  integer, external :: g
  integer :: k
  t = x
  call count(g(t), k)
  y = t*x*k
end subroutine f
subroutine count(i, k)
  implicit none
  integer :: i, k
  k = i + 1
end subroutine count
integer function g(t)
  implicit none
  real(8) :: t
  t = t*t
  g = 2
end function g
