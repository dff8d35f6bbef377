! An internal file that is an array; one element decides.
! standard: 12.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  character(2) :: s(2)
  write (s, '(i2, /, i2)') 3, 4
  y = x
  if (s(2) == ' 4') y = x*x
end subroutine f
