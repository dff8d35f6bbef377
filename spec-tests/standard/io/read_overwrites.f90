! READ from a string overwrites an active variable with something passive.
! standard: 12.6.3, 12.5
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, t
  character(8) :: s
  s = '2.5'
  t = x*x
  y = t
  read (s, *) t
  y = y*t*x
end subroutine f
