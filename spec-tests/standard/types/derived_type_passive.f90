! A structure of integers steers an active computation.
! standard: 7.5
! head: f(x)>(y)
! set: n=3
subroutine f(n, x, y)
  implicit none
  type pair
    integer :: i = 1
    integer :: j
  end type pair
  integer :: n
  real(8) :: x(n), y
  type(pair) :: p
  p%j = 3
  p = pair(2, p%j)
  y = x(p%i)*x(p%j)
end subroutine f
