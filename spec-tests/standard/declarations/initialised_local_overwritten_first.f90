! An initialised local that is overwritten before it is read.
! standard: 8.5.16
! head: f(x)>(y)
! expect: refused: saved
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  real(8) :: t = 1d0
  t = x*x
  y = t*x
end subroutine f
