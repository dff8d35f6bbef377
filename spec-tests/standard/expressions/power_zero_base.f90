! 0.0**1 and 0.0**2: the derivative of t**n at t = 0.
! standard: 10.1.5.2.1
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, t
  t = x - x
  y = t**2 + (t + x)**1 + t**1
end subroutine f
