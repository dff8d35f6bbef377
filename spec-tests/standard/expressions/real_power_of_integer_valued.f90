! A real exponent that is active, and one that is not.
! standard: 10.1.5.2.1
! head: f(x,p)>(y)
subroutine f(x, p, y)
  implicit none
  real(8) :: x, p, y
  y = x**p + x**0.5d0 + 2**p + (x*p)**1.5
end subroutine f
