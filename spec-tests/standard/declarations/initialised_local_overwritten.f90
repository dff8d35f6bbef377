! An initialised local keeps what the last call left: a state.
! standard: 8.5.16
! head: f(x)>(y)
! expect: refused: saved
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  real(8) :: t = 1d0
  y = t*x
  t = t + 1
end subroutine f
