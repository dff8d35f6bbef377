! The sign of the step is known at run time only.
! standard: 11.1.7.4.1
! head: f(x)>(y)
! set: s=-2
subroutine f(s, x, y)
  implicit none
  integer :: s, i, first, last
  real(8) :: x(6), y
  first = 1
  last = 6
  if (s < 0) first = 6
  if (s < 0) last = 1
  y = 1
  do i = first, last, s
    y = y*x(i) + i
  end do
end subroutine f
