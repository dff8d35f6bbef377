! A pointer component points to an active variable.
! standard: 7.5.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  type ref
    real(8), pointer :: p
  end type ref
  real(8), target :: x
  real(8) :: y
  type(ref) :: r
  r%p => x
  y = r%p*x
end subroutine f
