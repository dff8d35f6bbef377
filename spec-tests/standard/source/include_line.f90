! INCLUDE of declarations.
! standard: 6.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  include 'declarations.inc'
  t = x*c
  y = t*t
end subroutine f
