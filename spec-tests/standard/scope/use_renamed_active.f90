! The renamed module variable is active; the callee knows it by its own name.
! standard: 14.2.2
! head: f(x)>(y)
module m
  implicit none
  real(8) :: a, b
contains
  subroutine g(y)
    real(8) :: y
    y = a*b
    a = y
  end subroutine g
end module m
subroutine f(x, y)
  use m, only: g, first => a, second => b
  implicit none
  real(8) :: x, y, a
  a = 5
  first = x*a
  second = sin(x)
  call g(y)
  y = y*first*a
end subroutine f
