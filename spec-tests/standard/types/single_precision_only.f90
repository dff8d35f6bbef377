! All in single precision.
! standard: 7.4.3.2
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real, intent(in) :: x
  real, intent(out) :: y
  real :: t(2)
  t(1) = x*x
  t(2) = sin(t(1))
  y = t(1)*t(2)
end subroutine f
