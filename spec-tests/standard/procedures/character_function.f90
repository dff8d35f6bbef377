! A function that returns a string of assumed length.
! standard: 7.4.4.2
! head: f(x)>(y)
character(*) function which(k)
  implicit none
  integer :: k
  which = 'cos'
  if (k == 1) which = 'sine'
end function which
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  character(3), external :: which
  y = x
  if (which(1) == 'sin') y = sin(x)*x
end subroutine f
