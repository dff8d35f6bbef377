! A line of 132 columns.
! standard: 6.3.2.1
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  y =                                                                                                                          x*x*x
end subroutine f
