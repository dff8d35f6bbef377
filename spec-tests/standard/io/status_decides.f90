! IOSTAT of a passive READ decides a branch.
! standard: 12.11
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  integer :: k, ios
  character(4) :: s
  s = '3'
  read (s, '(i1)', iostat=ios) k
  y = x
  if (ios == 0) y = y*x*k
  s = 'z'
  read (s, '(i1)', iostat=ios) k
  if (ios /= 0) y = sin(y)
end subroutine f
