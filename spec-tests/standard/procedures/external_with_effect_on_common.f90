! A function overwrites COMMON that the caller reads in the next statement.
! standard: 10.1.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, a
  common /blk/ a
  real(8), external :: g
  a = x
  y = g(x)*2
  y = y*a
end subroutine f
real(8) function g(t)
  implicit none
  real(8) :: t, a
  common /blk/ a
  g = a*t
  a = g
end function g
