! A component on the active path.
! standard: 7.5, 9.4.2
! head: f(x)>(y)
! expect: agrees
subroutine f(x, y)
  implicit none
  type pair
    real(8) :: x, y
  end type pair
  real(8) :: x, y
  type(pair) :: p
  p%x = x*x
  p%y = sin(x)
  y = p%x*p%y
end subroutine f
