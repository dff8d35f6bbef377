! Substrings with computed bounds, and of a string that an integer picks.
! standard: 9.4.1
! head: f(x)>(y)
! set: n=3
subroutine f(n, x, y)
  implicit none
  integer :: n, i
  real(8) :: x, y
  character(6) :: what
  what = 'sincos'
  y = x
  do i = 1, 4, n
    if (what(i:i+2) == 'sin') y = y*sin(x)
    if (what(i:i+2) == 'cos') y = y*cos(x)
  end do
end subroutine f
