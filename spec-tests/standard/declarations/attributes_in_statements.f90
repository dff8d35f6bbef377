! Attributes in statements of their own.
! standard: 8.6
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, t
  intent(in) :: x
  intent(out) :: y
  volatile :: t
  t = x*3
  y = t*x
end subroutine f
