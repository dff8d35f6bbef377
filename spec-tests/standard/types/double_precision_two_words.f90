! DOUBLE PRECISION and DOUBLEPRECISION are one type.
! standard: 7.4.3.2, 6.3.2.2
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  double precision, intent(in) :: x
  doubleprecision, intent(out) :: y
  double  precision t
  t = x**3
  y = t + x
end subroutine f
