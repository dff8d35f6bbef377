! A function without side effects in an output list.
! standard: 12.6.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  real(8), external :: g
  write (*, *) 'g', g(x)
  y = g(x)*2
end subroutine f
real(8) function g(x)
  implicit none
  real(8) :: x
  g = x*x
end function g
