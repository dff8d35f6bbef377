! A longer string for a shorter dummy: the rest is not seen.
! standard: 15.5.2.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  call g('abcdef', x, y)
end subroutine f
subroutine g(s, x, y)
  implicit none
  character(3) :: s
  real(8) :: x, y
  y = x
  if (s == 'abc') y = y*x
end subroutine g
