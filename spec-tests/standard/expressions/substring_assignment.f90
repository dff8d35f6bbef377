! A substring is overwritten by an overlapping one.
! standard: 10.2.1.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  character(5) :: s
  s = 'abcde'
  s(2:4) = s(1:3)
  y = x
  if (s == 'aabce') y = x*x
end subroutine f
