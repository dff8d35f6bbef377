! A line behind !$ is a comment without OpenMP.
! standard: 6.3.2.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  y = x*x
  !$ y = 0
  y = y*x
end subroutine f
