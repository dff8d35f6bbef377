! Strings that hold Fortran: quotes doubled, an ampersand, a comment sign, an assignment.
! standard: 7.4.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  character(len=30) :: s
  s = 'y = 2*x ! it''s & "no"'
  y = x
  if (s(1:1) == "y") y = y*x
  if (index(s, '!') == 9) y = y + sin(x)
end subroutine f
