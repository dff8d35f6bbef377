! EXTERNAL makes the name of an intrinsic that of a user's function.
! standard: 8.5.9
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  real(8), external :: cosh
  y = cosh(x)*x
end subroutine f
real(8) function cosh(x)
  real(8), intent(in) :: x
  cosh = x**3
end function cosh
