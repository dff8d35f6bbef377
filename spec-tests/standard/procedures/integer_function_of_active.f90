! An integer function of an active argument decides a branch.
! standard: 15.6.2.2
! head: f(x)>(y)
integer function level(x)
  implicit none
  real(8) :: x
  level = int(x*4)
end function level
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  integer, external :: level
  y = x*x
  if (level(x) < 100) y = y*x
end subroutine f
