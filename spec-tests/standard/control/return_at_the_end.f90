! RETURN as the last statement.
! standard: 15.6.2.7
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  y = x*x
  return
end subroutine f
