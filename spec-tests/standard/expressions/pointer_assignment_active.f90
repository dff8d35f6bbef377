! A pointer to an active variable.
! standard: 10.2.2
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8), target :: x
  real(8) :: y
  real(8), pointer :: p
  p => x
  y = p*p
end subroutine f
