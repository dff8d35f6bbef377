! A structure constructor looks like a call of a function.
! standard: 7.5.10
! head: f(x)>(y)
! expect: agrees
subroutine f(x, y)
  implicit none
  type pair
    real(8) :: a
    real(8) :: b
  end type pair
  real(8) :: x, y
  type(pair) :: p
  p = pair(x, 2*x)
  y = p%a*p%b
end subroutine f
