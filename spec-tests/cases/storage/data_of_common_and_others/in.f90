! DATA with one list of values for a member of COMMON and another variable: the derivative could keep neither all of it nor nothing.
subroutine f(x, y)
  implicit none
  real(8) :: x, y, a, t
  common /c/ a
  data a, t /2.0d0, 3.0d0/
  y = a*x*t
end subroutine f
