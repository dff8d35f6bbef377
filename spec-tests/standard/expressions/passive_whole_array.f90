! Whole arrays of passive values, sections and constructors.
! standard: 10.2.1.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, c(4)
  c = 2
  c(2:4:2) = [0.5d0, -1d0]
  c(1:3) = c(2:4)
  y = c(1)*x + c(2)*x**2 + c(3)*sin(x)
end subroutine f
