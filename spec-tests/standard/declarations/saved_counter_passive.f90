! A saved counter that decides what an active statement does: a state.
! standard: 8.5.16
! head: f(x)>(y)
! expect: refused: saved
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  integer, save :: calls = 0
  calls = calls + 1
  y = x*calls
end subroutine f
