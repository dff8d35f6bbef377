! A function in the bound of a DO overwrites its argument.
! standard: 10.1.4, 11.1.7.4.1
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, t
  integer, external :: g
  integer :: i
  t = x
  y = 0
  do i = 1, g(t)
    y = y + t*i
  end do
end subroutine f
integer function g(t)
  implicit none
  real(8) :: t
  t = t*t
  g = 3
end function g
