! A named constant of implied shape, with a lower bound.
! standard: 8.5.8.6
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8), parameter :: c(-1:*) = [2d0, 0.5d0, 3d0]
  real(8) :: x, y
  integer :: i
  y = 0
  do i = lbound(c, 1), ubound(c, 1)
    y = y*x + c(i)*x
  end do
end subroutine f
