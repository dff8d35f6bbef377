! D exponents are double, E exponents default, also beside blanks and signs.
! standard: 7.4.3.2
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  y = 1.d+2*x + 1.D-1*x**2 + .5d0*x - 2d0
  y = y*0.25e0 + 1.5E+1*x
end subroutine f
