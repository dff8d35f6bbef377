! A type statement for an intrinsic changes nothing.
! standard: 8.2, 16.2
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  real(8) :: sin
  intrinsic :: sin
  y = sin(x)*x
end subroutine f
