! DATA gives a local its value once: it is SAVEd, and here never overwritten.
! standard: 8.6.7, 19.6.5
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, c(3)
  integer :: i
  data c /2*1.5d0, -3d0/, i /2/
  y = c(1)*x + c(i)*x**2 + c(3)*sin(x)
end subroutine f
