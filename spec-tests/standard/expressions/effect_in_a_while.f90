! A function in the test of a DO WHILE overwrites its argument at every trip.
! standard: 10.1.4, 11.1.7.4.1
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, t
  real(8), external :: g
  t = x
  y = 0
  do while (g(t) < 5)
    y = y + t*x
  end do
  y = y*t
end subroutine f
real(8) function g(t)
  implicit none
  real(8) :: t
  t = t*1.5d0 + 1
  g = t
end function g
