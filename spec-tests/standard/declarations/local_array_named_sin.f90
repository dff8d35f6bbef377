! An array of the name of an intrinsic is the array.
! standard: 19.5.1.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  real(8) :: cos(3)
  cos(1) = x*x
  cos(2) = cos(1)*x
  y = sin(cos(2))
end subroutine f
