! A function without arguments reads COMMON.
! standard: 15.5.1
! head: f(x)>(y)
real(8) function current()
  implicit none
  real(8) :: a
  common /blk/ a
  current = a*a
end function current
subroutine f(x, y)
  implicit none
  real(8) :: x, y, a
  common /blk/ a
  real(8), external :: current
  a = x
  y = current()
  a = y
  y = y*current()
end subroutine f
