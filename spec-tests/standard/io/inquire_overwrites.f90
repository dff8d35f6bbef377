! INQUIRE overwrites a logical that decides.
! standard: 12.10
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  logical :: there
  there = .true.
  inquire (file='no-such-file-here', exist=there)
  y = x
  if (.not. there) y = x*x
end subroutine f
