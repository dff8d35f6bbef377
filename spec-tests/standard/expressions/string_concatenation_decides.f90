! Concatenation of a function's result and a slice.
! standard: 10.1.5.3
! head: f(x)>(y)
! set: k=2
subroutine f(k, x, y)
  implicit none
  integer :: k
  real(8) :: x, y
  character(4) :: s
  s = repeat('a', k)//'bc'
  y = x
  if (s(2:3)//'z' == 'abz') y = x*x
end subroutine f
