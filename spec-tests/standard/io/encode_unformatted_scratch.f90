! Passive integers go through a scratch file and steer.
! standard: 12.6
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x(3), y
  integer :: k, l
  k = 3
  open (18, status='scratch', form='unformatted')
  write (18) k, 1
  rewind (18)
  read (18) l, k
  close (18)
  y = x(l)*x(k)**2
end subroutine f
