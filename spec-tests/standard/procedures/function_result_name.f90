! RESULT: the function's own name is not a variable.
! standard: 15.6.2.2
! head: f(x)>(y)
function g(x) result(r)
  implicit none
  real(8), intent(in) :: x
  real(8) :: r
  r = x*x
  r = r*r + x
end function g
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  real(8), external :: g
  y = g(x)
end subroutine f
