! A length behind the name overrides that of the type; assignments cut and pad.
! standard: 7.4.4.2, 10.2.1.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  character(2) :: a, b*5
  a = 'abc'
  b = a
  y = x*len(b)
  if (b == 'ab') y = y*x
  if (a//'c' == 'abc') y = y + x
end subroutine f
