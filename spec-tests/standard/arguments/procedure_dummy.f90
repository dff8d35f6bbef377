! A dummy procedure that is called with active arguments: its derivative is an argument, too.
! standard: 15.5.2.9
! head: f(x)>(y)
! set: fun=square
subroutine f(fun, x, y)
  implicit none
  real(8), external :: fun
  real(8) :: x, y
  y = fun(x)*x
end subroutine f
real(8) function square(t)
  implicit none
  real(8) :: t
  square = t*t
end function square
