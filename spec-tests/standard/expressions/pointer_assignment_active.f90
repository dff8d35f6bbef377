! A pointer to an active variable.
! standard: 10.2.2
! head: f(x)>(y)
! expect: refused: pointer assignment on an active path: not differentiated yet
subroutine f(x, y)
  implicit none
  real(8), target :: x
  real(8) :: y
  real(8), pointer :: p
  p => x
  y = p*p
end subroutine f
